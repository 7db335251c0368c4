#!/usr/bin/env node
import { runCommand } from "./command.ts";

const { output, error, exitCode } = runCommand(process.argv.slice(2));
if (output) console.log(output);
if (error) console.error(error);
process.exitCode = exitCode;
