import { judgeTrend } from './gateway/figures.ts'
import { reportOf } from './gateway/report.ts'
import { openStage, runRound } from './gateway/round.ts'
import { openServers } from './gateway/servers.ts'
import { createTally } from './gateway/tally.ts'
import type { Tally } from './gateway/tally.ts'
import { buildPrograms } from './processes/programs.ts'
import type { Programs } from './processes/programs.ts'
import type { Effort } from './run.ts'

/** About ten minutes, when neither rounds nor time are given. */
const defaultRuns = 200

const peopleCount = 4

const progressEvery = 20

/**
 * Panels of several people use two gateways on one Redis for hours, while
 * everything fails now and then: nothing may be licensed twice or lost, and
 * neither memory, handles nor the store may grow.
 */
export async function proveGateway(effort: Effort): Promise<boolean> {
  const { seed } = effort
  console.log(`prove gateway: seed ${seed}`)
  const programs = await buildPrograms()
  try {
    const tally = await soak(programs, effort)
    const { rounds, problems } = tally
    reportOf(tally).forEach(text => console.log(text))
    console.log(`${rounds} rounds, seed ${seed}`)
    for (const problem of new Set(problems)) console.log(`✗ ${problem}`)
    if (problems.length > 0) {
      const again = `--seed ${seed} --runs ${Math.max(1, rounds)}`
      console.log(`Repeat: npm run prove -- gateway ${again}`)
    }
    return problems.length === 0 && rounds > 0
  } finally {
    programs.remove()
  }
}

/** Rounds until time is up or one has problems. Exported for tests. */
export async function soak(
  programs: Programs,
  { seed, runs, seconds }: Effort
): Promise<Tally> {
  const end = performance.now() + (seconds ?? Infinity) * 1000
  const most = runs ?? (seconds === undefined ? defaultRuns : Infinity)
  const tally = createTally()
  const servers = await openServers(programs, peopleCount)
  try {
    const stage = openStage(servers, tally)
    while (tally.rounds < most && tally.problems.length === 0) {
      if (tally.rounds > 0 && performance.now() > end) break
      await runRound(stage, seedOf(seed, tally.rounds)).catch(error => {
        tally.problems.push(
          error instanceof Error ? `${error.stack}` : 'stopped'
        )
      })
      if (tally.rounds % progressEvery === 0) {
        console.log(`  ${tally.rounds} rounds`)
      }
    }
    tally.problems.push(...judgeTrend(tally.figures))
    return tally
  } finally {
    await servers.close()
  }
}

function seedOf(seed: number, round: number): number {
  return Math.imul(seed, 0x9e3779b1) + Math.imul(round + 1, 0x85ebca6b)
}
