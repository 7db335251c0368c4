import { Html } from "../../shared/html.ts";

/**
 * The beginning of a box around a table. It scrolls, so that a wide table does not widen a phone's page, and the keyboard
 * reaches it.
 */
export const tableBox = new Html('<div class="table-scroll" tabindex="0" role="group" aria-label="Table">');
