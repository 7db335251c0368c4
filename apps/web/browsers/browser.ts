/** A browser with one window, which is driven by a protocol of its own. */
export interface Browser {
  /** Its name and version. */
  readonly name: string;
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: "Enter" | "Tab"): Promise<void>;
  /** Writes a picture of the window as a PNG. */
  takePicture(file: string): Promise<void>;
  close(): Promise<void>;
}
