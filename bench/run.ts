import { readOptions, usage } from './lib/options.ts';
import { compare } from './modes/compare.ts';
import { paths } from './paths.ts';

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(`${usage}\n${paths.map(({ name, title }) => `  ${title} (${name})`).join('\n')}`);
    return;
  }
  await compare(readOptions(process.argv.slice(2)));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
