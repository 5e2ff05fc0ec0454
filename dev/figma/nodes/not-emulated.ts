/** Members of PluginAPI in the pinned typings that are not emulated yet. */
const figmaMembers = `
  widgetId timer activeUsers textreview codegen vscode devResources payments
  util constants motion variables teamLibrary annotations buzz
  createPolygon createStar createComponentFromNode createPageDivider
  createSlice createSlide createSlideRow createSticky createConnector
  createShapeWithText createCodeBlock createTable createTextPath
  createNodeFromJSXAsync createBooleanOperation createTextStyle
  createEffectStyle createGridStyle createCustomAnimationStyle
  getLocalTextStylesAsync getLocalTextStyles getLocalEffectStylesAsync
  getLocalEffectStyles getLocalGridStylesAsync getLocalGridStyles
  getLocalCustomAnimationStylesAsync getLocalCustomAnimationStyles
  getSelectionColors moveLocalPaintStyleAfter moveLocalTextStyleAfter
  moveLocalEffectStyleAfter moveLocalGridStyleAfter
  moveLocalCustomAnimationStyleAfter moveLocalPaintFolderAfter
  moveLocalTextFolderAfter moveLocalEffectFolderAfter moveLocalGridFolderAfter
  moveLocalCustomAnimationFolderAfter 
  importStyleByKeyAsync listAvailableShaders
  importShaderById listAvailableFontsAsync getFontFamilyVariationAxes
  createNodeFromSvg createVideoAsync createLinkPreviewAsync createGif
  combineAsVariants transformGroup flatten union subtract intersect exclude
  getFileThumbnailNodeAsync getFileThumbnailNode setFileThumbnailNodeAsync
  getSlideGrid setSlideGrid getCanvasGrid setCanvasGrid createCanvasRow
  moveNodesToCoord loadBrushesAsync
`

/** Members of nodes and styles in the pinned typings, likewise. */
const nodeMembers = `
  getCSSAsync getTopLevelFrame getDevResourcesAsync addDevResourceAsync
  editDevResourceAsync deleteDevResourceAsync setDevResourcePreviewAsync
  devStatus stuckNodes attachedConnectors componentPropertyReferences
  boundVariables setBoundVariable inferredVariables resolvedVariableModes
  animationStyles animations manualKeyframeTracks timelines
  applyAnimationStyle removeAnimationStyle applyManualKeyframeTrack
  removeManualKeyframeTrack setTimelineDuration stuckTo
  findWidgetNodesByWidgetId minWidth maxWidth minHeight maxHeight
  absoluteRenderBounds layoutSizingHorizontal layoutSizingVertical rescale
  setEffectStyleIdAsync backgroundStyleId horizontalPadding verticalPadding
  strokesIncludedInLayout layoutWrap counterAxisAlignContent
  counterAxisSpacing itemReverseZIndex gridRowCount gridColumnCount gridRowGap
  gridColumnGap gridRowSizes gridColumnSizes appendChildAt gridAutoTracks
  gridItemsPositioning reorderRows reorderColumns setGridChildPosition
  gridRowAnchorIndex gridColumnAnchorIndex gridRowSpan gridColumnSpan
  gridChildHorizontalAlign gridChildVerticalAlign strokeGeometry
  strokeTopWeight strokeBottomWeight strokeLeftWeight strokeRightWeight
  strokeCap strokeMiterLimit outlineStroke fillGeometry
  variableWidthStrokeProperties complexStrokeProperties exportSettings
  exportAsync overflowDirection numberOfFixedChildren overlayPositionType
  overlayBackground overlayBackgroundInteraction
   vectorPaths handleMirroring reactions
  setReactionsAsync descriptionMarkdown documentationLinks
  getPublishStatusAsync detachedInfo layoutGrids gridStyleId
  setGridStyleIdAsync guides inferredAutoLayout annotations getMeasurements
  getMeasurementsForNode addMeasurement editMeasurement deleteMeasurement
  variantProperties componentPropertyDefinitions addComponentProperty
  editComponentProperty deleteComponentProperty fontWeight textCase
  openTypeFeatures letterSpacing hyperlink insertCharacters deleteCharacters
  getRangeFontSize setRangeFontSize getRangeFontName setRangeFontName
  getRangeFontWeight getRangeAllFontNames getRangeTextCase setRangeTextCase
  getRangeOpenTypeFeatures getRangeLetterSpacing setRangeLetterSpacing
  getRangeHyperlink setRangeHyperlink
  getRangeTextStyleId setRangeTextStyleIdAsync setRangeTextStyleId
  getRangeFillStyleId setRangeFillStyleIdAsync setRangeFillStyleId
  getRangeBoundVariable setRangeBoundVariable
  paragraphIndent paragraphSpacing textWrapStyle listSpacing
  hangingPunctuation hangingList textDecoration textDecorationStyle
  textDecorationOffset textDecorationThickness textDecorationColor
  textDecorationSkipInk lineHeight leadingTrim getRangeTextDecoration
  setRangeTextDecoration getRangeTextDecorationStyle
  setRangeTextDecorationStyle getRangeTextDecorationOffset
  setRangeTextDecorationOffset getRangeTextDecorationThickness
  setRangeTextDecorationThickness getRangeTextDecorationColor
  setRangeTextDecorationColor getRangeTextDecorationSkipInk
  setRangeTextDecorationSkipInk getRangeLineHeight setRangeLineHeight
  getRangeListOptions setRangeListOptions getRangeListSpacing
  setRangeListSpacing getRangeIndentation setRangeIndentation
  getRangeParagraphIndent setRangeParagraphIndent getRangeParagraphSpacing
  setRangeParagraphSpacing getRangeTextWrapStyle setRangeTextWrapStyle
  explicitVariableModes clearExplicitVariableModeForCollection
  setExplicitVariableModeForCollection selectedTextRange flowStartingPoints
  prototypeBackgrounds prototypeStartNode focusedSlide focusedNode
  transformModifiers arcData pointCount innerRadius textAlignHorizontal
  textAlignVertical textAutoResize textTruncation maxLines textStyleId
  setTextStyleIdAsync textPathStartData defaultVariant variantGroupProperties
  createSlot setProperties componentProperties scaleFactor exposedInstances isExposedInstance overrides resetOverrides
  removeOverrides resetSlot limitViolations booleanOperation text
  authorVisible authorName isWideWidth getAuthorAsync numRows numColumns
  cellAt insertRow insertColumn removeRow removeColumn moveRow moveColumn
  resizeRow resizeColumn rowIndex columnIndex shapeType code codeLanguage
  textBackground connectorLineType connectorStart connectorEnd
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
