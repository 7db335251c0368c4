#!/usr/bin/env node
import { runCommand } from "./command.ts";

/** The version in package.json. The build puts it in. */
declare const packageVersion: string;

const { output, error, exitCode } = runCommand(process.argv.slice(2), packageVersion);
if (output) console.log(output);
if (error) console.error(error);
process.exitCode = exitCode;
