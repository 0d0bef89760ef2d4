/** Renderings of what a run found. No rendering adds or hides a fact that another one has. */
package dev.portcullis.report;
