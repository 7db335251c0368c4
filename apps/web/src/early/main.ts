import { keepInput } from "./keep-input.ts";

// The build puts this script in front of the app's: plugins/build-script.ts.
keepInput();
