/** Members of PluginAPI in the pinned typings that are not emulated yet. */
const figmaMembers = `
  requestCheckout getPluginPaymentTokenAsync
  widgetId timer textreview codegen motion teamLibrary annotations buzz
  createSlide createSlideRow createSticky createConnector
  createShapeWithText createCodeBlock createTable createTextPath
  createNodeFromJSXAsync createCustomAnimationStyle
  getLocalCustomAnimationStylesAsync getLocalCustomAnimationStyles
  getSelectionColors moveLocalCustomAnimationStyleAfter
  moveLocalCustomAnimationFolderAfter listAvailableShaders importShaderById
  getFontFamilyVariationAxes createLinkPreviewAsync
  createGif transformGroup getSlideGrid setSlideGrid getCanvasGrid
  setCanvasGrid createCanvasRow moveNodesToCoord loadBrushesAsync
  createVariable createVariableCollection extendLibraryCollectionByKeyAsync
  createVariableAlias createVariableAliasByIdAsync setBoundVariableForPaint
  setBoundVariableForEffect setBoundVariableForLayoutGrid
  importVariableByKeyAsync slidesView canvasView
`

/** Members of nodes and styles in the pinned typings, likewise. */
const nodeMembers = `
  getCSSAsync getDevResourcesAsync addDevResourceAsync editDevResourceAsync
  deleteDevResourceAsync setDevResourcePreviewAsync stuckNodes
  attachedConnectors setBoundVariable backgrounds backgroundStyleId
  animationStyles animations manualKeyframeTracks timelines
  applyAnimationStyle removeAnimationStyle applyManualKeyframeTrack
  removeManualKeyframeTrack setTimelineDuration stuckTo horizontalPadding
  verticalPadding gridRowCount gridColumnCount gridRowGap gridColumnGap
  gridRowSizes gridColumnSizes appendChildAt gridAutoTracks
  gridItemsPositioning reorderRows reorderColumns setGridChildPosition
  gridRowAnchorIndex gridColumnAnchorIndex gridRowSpan gridColumnSpan
  gridChildHorizontalAlign gridChildVerticalAlign strokeGeometry
  outlineStroke fillGeometry variableWidthStrokeProperties
  complexStrokeProperties descriptionMarkdown inferredAutoLayout
  getMeasurements getMeasurementsForNode addMeasurement editMeasurement
  deleteMeasurement getRangeBoundVariable setRangeBoundVariable
  clearExplicitVariableModeForCollection
  setExplicitVariableModeForCollection flowStartingPoints
  prototypeBackgrounds prototypeStartNode focusedSlide focusedNode
  transformModifiers textPathStartData createSlot resetSlot limitViolations
  text authorVisible authorName isWideWidth getAuthorAsync numRows
  numColumns cellAt insertRow insertColumn removeRow removeColumn moveRow
  moveColumn resizeRow resizeColumn rowIndex columnIndex shapeType code
  codeLanguage textBackground connectorLineType connectorStart connectorEnd
  connectorStartStrokeCap connectorEndStrokeCap widgetId widgetSyncedState
  cloneWidget setWidgetSyncedState embedData linkUnfurlData mediaData
  getSlideTransition setSlideTransition isSkippedSlide
  interactiveSlideElementType
`

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

const missing = { figma: words(figmaMembers), node: words(nodeMembers) }

/** Whether Figma has this member and the host has not. */
export function isNotEmulated(area: 'node' | 'figma', name: string): boolean {
  return missing[area].has(name)
}
