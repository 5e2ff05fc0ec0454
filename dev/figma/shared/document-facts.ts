/** What of the document can be asked without writing it out. */
export interface DocumentFacts {
  name: string
  /** Another number after each edit; selecting and looking are none. */
  edits: number
  /** About how many there are. */
  layers: number
}

/** What plugins keep on a layer or the document. */
export interface KeptData {
  /** By owner and key; private data's owners begin with "p:", shared "s:". */
  pluginData: Record<string, Record<string, string>>
  /** Texts of relaunch buttons by plugin and command. */
  relaunchData: Readonly<Record<string, Record<string, string>>>
}
