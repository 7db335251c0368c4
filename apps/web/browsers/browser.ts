/** A browser that is driven by a protocol of its own. Scripts are expressions, which the page evaluates. */
export interface Browser {
  /** Its name and version. */
  readonly name: string;
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  /** Clicks the element that the script returns, as a user does. Returns whether there was one. */
  click(script: string): Promise<boolean>;
  /** Types into the element that the script returns. Returns whether there was one. */
  type(script: string, text: string): Promise<boolean>;
  /** Presses a key with the focus where it is. */
  press(key: "Tab" | "Enter" | "Escape"): Promise<void>;
  /** Writes a picture of the window as a PNG. */
  takePicture(file: string): Promise<void>;
  close(): Promise<void>;
}
