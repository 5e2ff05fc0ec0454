import type { HostOptions, Plugin } from '../shared/host.ts'

/** The server's facts about the plugin and the document to open. */
export interface Setup {
  plugin: Plugin
  /** Sentences about what is wrong with the plugin's files; else null. */
  mistakes: string | null
  /** The levels that its code keeps to. */
  languages: HostOptions['es'][]
  documentKey: string
  /** A document file was given; fetched only when none is kept. */
  hasDocument: boolean
  /** The command to start with; null for Figma's default. */
  command: string | null
  reloadOnChange: boolean
}

export async function fetchSetup(): Promise<Setup> {
  return (await get('host.json')).json()
}

/** A file of the host's server; throws with what the server says. */
export async function get(path: string): Promise<Response> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return reply
}
