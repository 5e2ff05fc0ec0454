import type { Restore } from '../document/change-file.ts'

/** Left, top, width and height. */
export type Place = readonly [number, number, number, number]

export interface Look {
  color: RGB
  /** Null when none is loaded. */
  fontName: FontName | null
  fontSize: number
  align?: 'RIGHT'
}

export interface CardPen {
  block(name: string, at: Place, paint: Paint): RectangleNode
  /** One line, cut with an ellipsis; nothing for an empty text or no font. */
  text(name: string, at: Place, words: string, look: Look): TextNode | null
  /** The first layer is the background. */
  group(name: string): GroupNode
}

/** More never fits on a line. */
const maxLetters = 200

export function createPen(restore: Restore): CardPen {
  const layers: { node: RectangleNode | TextNode; at: Place }[] = []

  function add(
    node: RectangleNode | TextNode,
    name: string,
    at: Place,
    paint: Paint
  ): void {
    const [, , width, height] = at
    node.name = name
    node.resize(width, height)
    node.fills = [paint]
    layers.push({ node, at })
  }

  return {
    block(name, at, paint) {
      const node = figma.createRectangle()
      restore.push(() => node.remove())
      add(node, name, at, paint)
      return node
    },
    text(name, at, words, look) {
      const { color, fontName, fontSize, align = 'LEFT' } = look
      const characters = toLine(words)
      if (!characters || !fontName) return null
      const [, , , height] = at
      const node = figma.createText()
      restore.push(() => node.remove())
      // Figma: nothing else can be written before the font
      node.fontName = fontName
      node.characters = characters
      node.fontSize = fontSize
      node.lineHeight = { value: height, unit: 'PIXELS' }
      node.textAlignHorizontal = align
      node.textAutoResize = 'NONE'
      node.textTruncation = 'ENDING'
      node.maxLines = 1
      add(node, name, at, solid(color))
      return node
    },
    group(name) {
      const nodes = layers.map(({ node }) => node)
      const [background] = nodes
      const around = (background && background.parent) || figma.currentPage
      // Figma: a group is removed with its last layer
      const group = figma.group(nodes, around)
      group.name = name
      group.lockAspectRatio()
      const { x, y } = group
      layers.forEach(({ node, at: [left, top] }) => {
        node.x = x + left
        node.y = y + top
      })
      return group
    }
  }
}

export function solid(color: RGB): SolidPaint {
  return { type: 'SOLID', color }
}

/** Without line breaks and other spacing. */
function toLine(words: string): string {
  const letters = Array.from(words.replace(/\s+/g, ' ').trim())
  return letters.slice(0, maxLetters).join('')
}
