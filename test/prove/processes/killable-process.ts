import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { describeEnd } from '../../../dev/child-end.mjs'
import { root } from '../../../dev/install.mjs'

export interface Program {
  file: string
  /** What it imports first. */
  killable: string
  argv: string[]
  env: Record<string, string>
  /** What it says when it listens. */
  ready: string
}

/** By number, from 1 on, or by name; 0 is never reached. */
export type LastStep = number | string

/** What happens at the last step; the process dies if nothing is said. */
export interface EndOfLife {
  /** Those who die instead. */
  pids?: readonly number[]
  /** Nobody dies, but the store forgets everything. */
  forgets?: boolean
}

/** A program that runs, dies, and is started again on what it left. */
export interface KillableProcess {
  /** Whether it listens. */
  readonly isUp: boolean
  readonly pid: number | null
  start(): Promise<void>
  /** Counts its steps from now on; at this one it dies, or else. */
  live(last: LastStep, end?: EndOfLife): Promise<void>
  /** Those it took since. */
  steps(): Promise<string[]>
  /** Resolves when it is dead. */
  readonly died: Promise<unknown>
  kill(): Promise<void>
}

/** It does not run yet. */
export function createKillableProcess(program: Program): KillableProcess {
  const { file, killable, argv, env, ready } = program
  let child: ChildProcess | null = null
  let isUp = false
  let died: Promise<unknown> = Promise.resolve()

  async function ask(words: object): Promise<string[]> {
    if (!child?.connected) return []
    const asked = child
    const reply = once(asked, 'message')
    asked.send(words)
    const said = await Promise.race([reply, died.then(() => null)])
    const [{ steps }] = (said ?? [{ steps: [] }]) as [{ steps: string[] }] // of killable.ts
    return steps
  }

  return {
    get isUp() {
      return isUp
    },
    get pid() {
      return child?.pid ?? null
    },
    get died() {
      return died
    },
    async start() {
      const started = fork(file, argv, {
        cwd: root,
        env: { ...process.env, ...env },
        execArgv: ['--import', pathToFileURL(killable).href],
        stdio: ['ignore', 'pipe', 'pipe', 'ipc']
      })
      child = started
      died = once(started, 'exit').then(() => {
        child = null
        isUp = false
      })
      await untilSays(started, file, ready)
      isUp = true
    },
    live: async (last, end) => void (await ask({ last, ...end })),
    steps: () => ask({}),
    async kill() {
      child?.kill('SIGKILL')
      await died
    }
  }
}

/** Rejects with what it complained of when it ends instead. */
function untilSays(
  started: ChildProcess,
  program: string,
  words: string
): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    const read = (text: Buffer): void => {
      said += text.toString()
      if (said.includes(words)) resolve()
    }
    started.stdout?.on('data', read)
    started.stderr?.on('data', read)
    started.once('exit', (status, signal) => {
      const end = describeEnd({ status, signal }) || 'ended'
      reject(new Error(`${program} ${end}: ${said}`))
    })
  })
}
