import type { HostOptions } from './shared/host.ts'

export type Editor = Exclude<HostOptions['editorType'], 'dev'>

const found = (type: string): string =>
  `figma.currentPage.findAllWithCriteria({ types: ['${type}'] })[0]`

/** Code that gets a node of each type, where it is emulated. */
export const surveyedNodes: Record<Editor, Record<string, string>> = {
  figma: {
    DocumentNode: 'figma.root',
    PageNode: 'figma.currentPage',
    FrameNode: 'figma.createFrame()',
    GroupNode: 'figma.group([figma.createFrame()], figma.currentPage)',
    TransformGroupNode: 'figma.transformGroup([figma.createFrame()])',
    SectionNode: 'figma.createSection()',
    RectangleNode: 'figma.createRectangle()',
    EllipseNode: 'figma.createEllipse()',
    PolygonNode: 'figma.createPolygon()',
    StarNode: 'figma.createStar()',
    LineNode: 'figma.createLine()',
    VectorNode: 'figma.createVector()',
    TextNode: 'figma.createText()',
    TextPathNode: 'figma.createTextPath(figma.createVector(), 0, 0)',
    BooleanOperationNode:
      'figma.union([figma.createEllipse()], figma.currentPage)',
    SliceNode: 'figma.createSlice()',
    ComponentNode: 'figma.createComponent()',
    ComponentSetNode:
      'figma.combineAsVariants([figma.createComponent()], figma.currentPage)',
    InstanceNode: 'figma.createComponent().createInstance()',
    SlotNode: 'figma.createComponent().createSlot()',
    PaintStyle: 'figma.createPaintStyle()',
    TextStyle: 'figma.createTextStyle()',
    EffectStyle: 'figma.createEffectStyle()',
    GridStyle: 'figma.createGridStyle()',
    CustomAnimationStyle: 'figma.createCustomAnimationStyle()'
  },
  figjam: {
    StickyNode: 'figma.createSticky()',
    ShapeWithTextNode: 'figma.createShapeWithText()',
    ConnectorNode: 'figma.createConnector()',
    TableNode: 'figma.createTable()',
    TableCellNode: 'figma.createTable().cellAt(0, 0)',
    MediaNode:
      'figma.createGif(figma.createImage(figma.base64Decode(gif)).hash)',
    StampNode: found('STAMP'),
    HighlightNode: found('HIGHLIGHT'),
    WashiTapeNode: found('WASHI_TAPE')
  },
  slides: {
    PageNode: 'figma.currentPage',
    SlideNode: 'figma.createSlide()',
    SlideRowNode: 'figma.createSlideRow()',
    SlideGridNode: 'figma.currentPage.children[0]'
  },
  buzz: {}
}

/** Layers that no plugin makes. */
export const surveyedBoard = {
  version: 1 as const,
  name: 'Survey',
  pages: [
    {
      type: 'PAGE',
      children: ['STAMP', 'HIGHLIGHT', 'WASHI_TAPE'].map(type => ({ type }))
    }
  ],
  styles: [],
  images: {},
  pluginData: {}
}
