import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Apart {
  /** What the function returned, as JSON. */
  result: unknown
  stop(): Promise<void>
}

/**
 * Runs an exported function of a module in its own process, in this working
 * folder. The process lives until it is stopped.
 */
export async function startInProcess(
  module: URL,
  { name }: () => unknown,
  folder: string
): Promise<Apart> {
  const code = `
    import { ${name} } from ${JSON.stringify(module.href)}
    process.send({ result: await ${name}() })`
  const tsx = import.meta.resolve('tsx')
  const child = spawn(
    process.execPath,
    ['--import', tsx, '--input-type=module', '-e', code],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
  )
  const exited = once(child, 'exit')
  const [message] = await Promise.race([
    once(child, 'message'),
    exited.then(([code, signal]) => {
      throw new Error(`${name} ended with ${code ?? signal} before it returned`)
    })
  ])
  return {
    result: message.result,
    stop: async () => {
      child.kill()
      await exited
    }
  }
}

/** The same, but stops the process when the function has returned. */
export async function runInProcess(
  module: URL,
  work: () => unknown,
  folder: string
): Promise<unknown> {
  const apart = await startInProcess(module, work, folder)
  await apart.stop()
  return apart.result
}
