/** Members of PluginAPI in the pinned typings that are not emulated yet. */
const figmaMembers = `
  requestCheckout getPluginPaymentTokenAsync
  widgetId timer textreview codegen motion teamLibrary annotations
  createCodeBlock createTextPath
  createNodeFromJSXAsync createCustomAnimationStyle
  getLocalCustomAnimationStylesAsync getLocalCustomAnimationStyles
  getSelectionColors moveLocalCustomAnimationStyleAfter
  moveLocalCustomAnimationFolderAfter listAvailableShaders importShaderById
  getFontFamilyVariationAxes createLinkPreviewAsync
  transformGroup loadBrushesAsync
  createVariable createVariableCollection extendLibraryCollectionByKeyAsync
  createVariableAlias createVariableAliasByIdAsync setBoundVariableForPaint
  setBoundVariableForEffect setBoundVariableForLayoutGrid
  importVariableByKeyAsync smartResize
`

/** Members of nodes and styles in the pinned typings, likewise. */
const nodeMembers = `
  getCSSAsync getDevResourcesAsync addDevResourceAsync editDevResourceAsync
  deleteDevResourceAsync setDevResourcePreviewAsync stuckNodes
  attachedConnectors setBoundVariable backgrounds backgroundStyleId
  animationStyles animations manualKeyframeTracks timelines
  applyAnimationStyle removeAnimationStyle applyManualKeyframeTrack
  removeManualKeyframeTrack setTimelineDuration horizontalPadding
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
  prototypeBackgrounds prototypeStartNode
  transformModifiers textPathStartData createSlot resetSlot limitViolations
  getAuthorAsync code codeLanguage textBackground widgetId
  widgetSyncedState cloneWidget setWidgetSyncedState embedData linkUnfurlData
  getSlideTransition setSlideTransition interactiveSlideElementType
`

/** Likewise for text in a sticky, shape, connector or table cell. */
const sublayerMembers = `
  fillStyleId setFillStyleIdAsync setFillsAsync fontWeight textCase
  openTypeFeatures letterSpacing hyperlink insertCharacters deleteCharacters
  paragraphIndent paragraphSpacing textWrapStyle listSpacing
  hangingPunctuation hangingList textDecoration textDecorationStyle
  textDecorationOffset textDecorationThickness textDecorationColor
  textDecorationSkipInk lineHeight leadingTrim getStyledTextSegments
  getRangeFontSize setRangeFontSize getRangeFontName setRangeFontName
  getRangeFontWeight getRangeAllFontNames getRangeTextCase setRangeTextCase
  getRangeOpenTypeFeatures getRangeLetterSpacing setRangeLetterSpacing
  getRangeHyperlink setRangeHyperlink getRangeFills setRangeFills
  getRangeTextStyleId setRangeTextStyleId setRangeTextStyleIdAsync
  getRangeFillStyleId setRangeFillStyleId setRangeFillStyleIdAsync
  getRangeListOptions setRangeListOptions getRangeListSpacing
  setRangeListSpacing getRangeIndentation setRangeIndentation
  getRangeParagraphIndent setRangeParagraphIndent getRangeParagraphSpacing
  setRangeParagraphSpacing getRangeLineHeight setRangeLineHeight
  getRangeTextDecoration setRangeTextDecoration getRangeBoundVariable
  setRangeBoundVariable
`

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

const missing = {
  figma: words(figmaMembers),
  node: words(nodeMembers),
  sublayer: words(sublayerMembers)
}

/** Whether Figma has this member and the host has not. */
export function isNotEmulated(
  area: keyof typeof missing,
  name: string
): boolean {
  return missing[area].has(name)
}
