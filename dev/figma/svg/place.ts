import type { XmlElement } from '@rgrove/parse-xml'
import type { Matrix } from '../shared/matrix.ts'
import type { Source } from './source.ts'
import type { Declarations } from './style-rules.ts'
import type { Viewport } from './viewport.ts'

/** Where in a file something is read. */
export interface Place {
  source: Source
  viewport: Viewport
  /** The transform from local units to the frame. */
  matrix: Matrix
  inherited: Declarations
  /** The references followed so far, to stop at circles. */
  followed: readonly XmlElement[]
  /** Inside a clip path only outlines count. */
  clips: boolean
}
