/** A value the person chose for a plugin parameter, by its key. */
export type ParameterValues = Record<string, unknown>

/** How a person starts a plugin. */
export interface Launch {
  command?: string
  parameters?: ParameterValues
}

export interface Suggestion {
  name: string
  data?: unknown
  icon?: string | Uint8Array
  iconUrl?: string
}

/** The plugin's answer to an input for a parameter. */
export type Suggestions =
  | { kind: 'suggestions'; items: Suggestion[] }
  | { kind: 'loading'; message: string }
  | { kind: 'error'; message: string }

/** A plugin in query mode: it suggests values, reads, and writes nothing. */
export interface Query {
  /** Sends what is typed; `listener` may be called more than once. */
  input(
    key: string,
    query: string,
    parameters: ParameterValues,
    listener: (answer: Suggestions) => void
  ): void
  /** All parameters are there: the plugin runs. */
  run(parameters: ParameterValues): void
  cancel(): void
}
