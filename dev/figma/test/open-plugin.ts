import type { PluginManifest } from '../shared/host.ts'
import {
  type Headless,
  type HeadlessOptions,
  openHeadless
} from '../headless.ts'
import { onTestFinished } from 'vitest'

// Runs what the test sends as the plugin's own code.
const obedient = `
figma.showUI(__html__)
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor
figma.ui.onmessage = async ({ id, body, input }) => {
  if (!body) return
  try {
    const value = await new AsyncFunction('input', body)(input)
    figma.ui.postMessage({ id, value })
  } catch (error) {
    figma.ui.postMessage({ id, error: error.name + ': ' + error.message })
  }
}
`

export const manifest: PluginManifest = {
  name: 'Test plugin',
  id: 'test-plugin',
  api: '1.0.0',
  main: 'code.js',
  editorType: ['figma', 'dev', 'figjam'],
  documentAccess: 'dynamic-page'
}

export interface OpenPlugin extends Headless {
  /** Runs a function body inside the plugin and returns its value. */
  run: <T = unknown>(body: string, input?: unknown) => Promise<T>
  /** What it throws, as text. */
  error: (body: string, input?: unknown) => Promise<string>
}

type Options = Partial<HeadlessOptions> & { manifest?: Partial<PluginManifest> }

interface Answer {
  id: number
  value?: unknown
  error?: string
}

/** A headless host that ends with the test. */
export async function openHost(options: HeadlessOptions): Promise<Headless> {
  const headless = await openHeadless(options)
  onTestFinished(() => headless.kill())
  return headless
}

/** The same with a plugin of this code. */
export function openCode(
  code: string,
  options: Options = {}
): Promise<Headless> {
  const { manifest: own, ...rest } = options
  const plugin = { manifest: { ...manifest, ...own }, code, html: '<p>Hi</p>' }
  return openHost({ plugin, ...rest })
}

/** A host with a plugin that does what the test says. */
export async function openPlugin(options: Options = {}): Promise<OpenPlugin> {
  const headless = await openCode(obedient, options)
  let last = 0

  function send(body: string, input: unknown): Promise<Answer> {
    last += 1
    const id = last
    return new Promise(resolve => {
      const stop = headless.onPanelMessage(message => {
        const answer = message as Answer | null // what the test posts, too
        if (answer?.id !== id) return
        stop()
        resolve(answer)
      })
      headless.postFromPanel({ id, body, input })
    })
  }

  /** Rejects when the plugin was stopped, which then answers no more. */
  async function ending(): Promise<never> {
    // Not its own: that would take from the test what a listener threw.
    await headless.host.settle()
    if (headless.closedWith()) throw new Error('The plugin was stopped.')
    return new Promise(() => {})
  }

  function ask(body: string, input: unknown): Promise<Answer> {
    return Promise.race([send(body, input), ending()])
  }

  return {
    ...headless,
    async run<T>(body: string, input?: unknown) {
      const answer = await ask(body, input)
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value as T // the test knows what it asked for
    },
    async error(body, input) {
      const answer = await ask(body, input)
      if (answer.error !== undefined) return answer.error
      throw new Error(`Nothing was thrown by: ${body}`)
    }
  }
}
