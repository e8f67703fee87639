import { anyLearners } from '../data/learners.ts';
import { seed } from '../data/seed.ts';
import { withCluster } from '../lib/cluster.ts';
import { residentMb } from '../lib/cpu.ts';
import { median, outcome, shown } from '../lib/measure.ts';
import type { Options } from '../lib/options.ts';
import { type Mix, calls } from '../paths.ts';

const mix: Mix = [
  { share: 25, steps: [calls.dashboard] },
  { share: 19, steps: [calls.rank] },
  { share: 15, steps: [calls.progress] },
  { share: 15, steps: [calls.leaderboard] },
  { share: 15, steps: [calls.listKnown] },
  { share: 10, steps: [calls.completion] },
  { share: 1, steps: [calls.signIn] },
];
const perSecond = 150;
const parts = 10;
const sampleMs = 2000;
const maxMb = 320;
/** How much higher the last third's median may be than the middle third's; the first third warms up. */
const flatWithin = 1.1;

/** A steady load for a long time on Rounds only: how much memory it takes meanwhile, and whether anything fails. */
export async function soak({ users, minutes, connections }: Options): Promise<void> {
  await withCluster(async (cluster) => {
    console.log(`Seeding ${users} learners …`);
    await seed(cluster.url, users);
    await cluster.start(['rounds']);
    const { pid } = cluster.server('rounds');
    const turn = {
      mix,
      arrivals: perSecond,
      connections: Math.max(...connections),
      seconds: (minutes * 60) / parts,
      learners: anyLearners(users, 40_000),
    };
    console.log(`${minutes} minutes of ${perSecond} requests a second, in ${parts} parts. Memory in MB.`);
    const rss: number[] = [];
    let failures = 0;
    for (let part = 1; part <= parts; part += 1) {
      const from = rss.length;
      const watching = setInterval(() => rss.push(residentMb(pid)), sampleMs);
      const took = await cluster.take('rounds', turn).finally(() => clearInterval(watching));
      const { units, seconds, p50, p99, failed } = took;
      const [rate, memory] = [shown(units / seconds), shown(median(rss.slice(from)))];
      console.log(
        `${part}: memory ${memory}, ${rate}/s, p50 ${shown(p50)} ms, p99 ${shown(p99)} ms, ${failed} failed`,
      );
      failures += failed;
    }
    const third = Math.round(rss.length / 3);
    const growth = median(rss.slice(2 * third)) / median(rss.slice(third, 2 * third));
    const most = Math.max(...rss.slice(third));
    console.log(`
  ${outcome(growth <= flatWithin)}  last third's median ≤ ${flatWithin} × the middle third's: ${shown(growth)}
  ${outcome(most <= maxMb)}  memory ≤ ${maxMb} MB after the first third: ${shown(most)}
  ${outcome(failures === 0)}  no request fails: ${failures}`);
  });
}
