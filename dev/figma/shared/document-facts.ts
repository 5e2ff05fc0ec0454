/** Facts of the document that need no export. */
export interface DocumentFacts {
  name: string
  /** Changes with each edit; selecting and moving the view are none. */
  edits: number
  /** The approximate number of layers. */
  layers: number
}

/** The plugin data of a layer or the document. */
export interface KeptData {
  /** By owner and key; private data's owners begin with "p:", shared "s:". */
  pluginData: Record<string, Record<string, string>>
  /** Texts of relaunch buttons by plugin and command. */
  relaunchData: Readonly<Record<string, Record<string, string>>>
}
