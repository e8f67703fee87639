import { readOptions, usage } from './lib/options.ts';
import { compare } from './modes/compare.ts';
import { grow } from './modes/grow.ts';
import { pglite } from './modes/pglite.ts';
import { soak } from './modes/soak.ts';
import { paths } from './paths.ts';

const modes = { compare, grow, pglite, soak };

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(`${usage}\n${paths.map(({ name, title }) => `  ${title} (${name})`).join('\n')}`);
    return;
  }
  const options = readOptions(process.argv.slice(2));
  await modes[options.mode](options);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
