/** Shows a line to a person who waits. */
export type Say = (line: string) => void

/** Lines for the steps of a local start that take a while. */
export const steps = {
  plugin: 'Building the plugin …',
  servers: 'Starting service and gateway (indexes the library once) …',
  host: 'Starting the Figma host (builds its page once) …'
}
