/** Takes one line for a person who waits. */
export type Say = (line: string) => void

/** What takes a while when everything local starts. */
export const steps = {
  plugin: 'Building the plugin …',
  servers: 'Starting service and gateway (indexes the library once) …',
  host: 'Starting the Figma host (builds its page once) …'
}
