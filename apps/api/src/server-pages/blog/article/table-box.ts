import { Html } from "../../shared/html.ts";

/**
 * The beginning of a box around a table. The box scrolls, and the keyboard reaches it. A wide table does not widen a
 * phone's page.
 */
export const tableBox = new Html('<div class="table-scroll" tabindex="0" role="group" aria-label="Table">');
