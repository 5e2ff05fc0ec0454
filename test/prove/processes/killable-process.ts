import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { describeEnd } from '../../../dev/child-end.mjs'
import { root } from '../../../dev/install.mjs'

export interface Program {
  file: string
  /** Module that is imported first. */
  killable: string
  argv: string[]
  env: Record<string, string>
  /** Printed once it listens. */
  ready: string
}

/** The number of a step, from 1 on, or its name; 0 is never reached. */
export type LastStep = number | string

/** What happens at the last step; by default the process dies. */
export interface EndOfLife {
  /** Processes that die instead. */
  pids?: readonly number[]
  /** No process dies, but the store forgets everything. */
  forgets?: boolean
}

/** A program that can be killed and restarted on its data. */
export interface KillableProcess {
  /** Whether it listens. */
  readonly isUp: boolean
  readonly pid: number | null
  start(): Promise<void>
  /** Counts steps from now on and, at the last one, does what `end` says. */
  live(last: LastStep, end?: EndOfLife): Promise<void>
  /** Steps since `live` was called. */
  steps(): Promise<string[]>
  /** Sends words to its first module; the reply, or null when it is dead. */
  ask<Reply>(words: object): Promise<Reply | null>
  /** Resolves when it is dead. */
  readonly died: Promise<unknown>
  kill(): Promise<void>
}

/** Does not start the process. */
export function createKillableProcess(program: Program): KillableProcess {
  const { file, killable, argv, env, ready } = program
  let child: ChildProcess | null = null
  let isUp = false
  let died: Promise<unknown> = Promise.resolve()

  async function ask<Reply>(words: object): Promise<Reply | null> {
    if (!child?.connected) return null
    const asked = child
    const reply = once(asked, 'message')
    asked.send(words)
    const said = await Promise.race([reply, died.then(() => null)])
    return said && (said[0] as Reply) // from its first module
  }

  async function askSteps(words: object): Promise<string[]> {
    return (await ask<{ steps: string[] }>(words))?.steps ?? []
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
      await waitForOutput(started, file, ready)
      isUp = true
    },
    live: async (last, end) => void (await askSteps({ last, ...end })),
    steps: () => askSteps({}),
    ask,
    async kill() {
      child?.kill('SIGKILL')
      await died
    }
  }
}

/** Waits for these words; rejects with the output when the process ends. */
function waitForOutput(
  started: ChildProcess,
  program: string,
  words: string
): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    const read = (text: Buffer): void => {
      said += text.toString()
      if (!said.includes(words)) return
      // What it logs from now on is dropped.
      started.stdout?.off('data', read).resume()
      started.stderr?.off('data', read).resume()
      resolve()
    }
    started.stdout?.on('data', read)
    started.stderr?.on('data', read)
    started.once('exit', (status, signal) => {
      const end = describeEnd({ status, signal }) || 'ended'
      reject(new Error(`${program} ${end}: ${said}`))
    })
  })
}
