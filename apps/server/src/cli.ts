import { runCommand } from './commands.ts';
import { ConfigError } from './platform/config/config.ts';
import { FolderHeldError } from './platform/db/engines/folder-lock.ts';

async function main(): Promise<void> {
  process.exitCode = await runCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}

main().catch((error: unknown) => {
  const isForPerson = error instanceof ConfigError || error instanceof FolderHeldError;
  process.stderr.write(`${isForPerson ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
