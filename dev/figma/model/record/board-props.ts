/** A cell of a table. */
export interface Cell {
  readonly fills: readonly Paint[]
  readonly characters: string
}

/** Properties that only layers of FigJam, Slides and Buzz have. */
export interface BoardProps {
  /** The fills of the text in a layer, which has fills of its own. */
  textFills: readonly Paint[]
  authorVisible: boolean
  authorName: string
  isWideWidth: boolean
  shapeType: ShapeWithTextNode['shapeType']
  connectorLineType: ConnectorNode['connectorLineType']
  connectorStart: ConnectorEndpoint
  connectorEnd: ConnectorEndpoint
  connectorStartStrokeCap: ConnectorStrokeCap
  connectorEndStrokeCap: ConnectorStrokeCap
  /** The cells of a table, by row. */
  cells: readonly (readonly Cell[])[]
  rowHeights: readonly number[]
  columnWidths: readonly number[]
  isSkippedSlide: boolean
  /** Empty where none was chosen. */
  buzzAssetType: BuzzAssetType | ''
}

export const boardDefaults: BoardProps = {
  textFills: [],
  authorVisible: true,
  authorName: '',
  isWideWidth: false,
  // Figma: a new shape is an ellipse.
  shapeType: 'ELLIPSE',
  connectorLineType: 'ELBOWED',
  connectorStart: { position: { x: 0, y: 0 } },
  connectorEnd: { position: { x: 200, y: 0 } },
  connectorStartStrokeCap: 'NONE',
  connectorEndStrokeCap: 'ARROW_LINES',
  cells: [],
  rowHeights: [],
  columnWidths: [],
  isSkippedSlide: false,
  buzzAssetType: ''
}
