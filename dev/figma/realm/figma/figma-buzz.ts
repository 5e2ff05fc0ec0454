import { instantiate } from '../../model/tree/instance-layers.ts'
import { newRecord } from '../../model/record/document-store.ts'
import { setProp } from '../../model/edits/history.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { checkOneOf, wrongType } from '../../nodes/checks/check.ts'
import {
  type Handle,
  editable,
  handleOf,
  isHandle,
  live
} from '../../nodes/handles/handle.ts'
import { mediaFields, textFields } from '../../nodes/boards/buzz-fields.ts'
import { putIntoGrid } from './figma-canvas-grid.ts'
import { enter } from './figma-create.ts'

// Figma: the side of an asset without a format, in pixels.
const side = 1080

const formats = `CUSTOM TWITTER_POST LINKEDIN_POST INSTA_POST_SQUARE
  INSTA_POST_PORTRAIT INSTA_STORY INSTA_AD FACEBOOK_POST FACEBOOK_COVER_PHOTO
  FACEBOOK_EVENT_COVER FACEBOOK_AD_PORTRAIT FACEBOOK_AD_SQUARE
  PINTEREST_AD_PIN TWITTER_BANNER LINKEDIN_POST_SQUARE LINKEDIN_POST_PORTRAIT
  LINKEDIN_POST_LANDSCAPE LINKEDIN_PROFILE_BANNER LINKEDIN_ARTICLE_BANNER
  LINKEDIN_AD_LANDSCAPE LINKEDIN_AD_SQUARE LINKEDIN_AD_VERTICAL
  YOUTUBE_THUMBNAIL YOUTUBE_BANNER YOUTUBE_AD TWITCH_BANNER
  GOOGLE_LEADERBOARD_AD GOOGLE_LARGE_AD GOOGLE_MED_AD GOOGLE_MOBILE_BANNER_AD
  GOOGLE_SKYSCRAPER_AD CARD_HORIZONTAL CARD_VERTICAL PRINT_US_LETTER POSTER
  BANNER_STANDARD BANNER_WIDE BANNER_ULTRAWIDE NAME_TAG_PORTRAIT
  NAME_TAG_LANDSCAPE INSTA_REEL_COVER ZOOM_BACKGROUND`.split(
  /\s+/
) as BuzzAssetType[] // as the typings list them

function readNode(op: string, node: unknown): NodeRecord {
  if (isHandle(node)) return live(node, op)
  throw wrongType(op, 'node', 'SceneNode', node)
}

function makers(session: Session) {
  function add(op: string, record: NodeRecord, at: unknown[]): Handle {
    const [row, column] = at
    putIntoGrid(op, [record], { row, column })
    return handleOf(session, record)
  }
  return {
    createFrame(rowIndex?: unknown, columnIndex?: unknown) {
      const op = 'createFrame'
      enter(session, op)
      const frame = newRecord('FRAME', { width: side, height: side })
      return add(op, frame, [rowIndex, columnIndex])
    },
    createInstance(
      component: unknown,
      rowIndex: unknown,
      columnIndex?: unknown
    ) {
      const op = 'createInstance'
      enter(session, op)
      const main = readNode(op, component)
      if (main.type !== 'COMPONENT') {
        throw wrongType(op, 'component', 'ComponentNode', component)
      }
      return add(op, instantiate(main), [rowIndex, columnIndex])
    }
  }
}

/** `figma.buzz`, without `smartResize`. */
export function buzzApi(session: Session) {
  return {
    ...makers(session),
    getBuzzAssetTypeForNode(node: unknown) {
      const { props } = readNode('getBuzzAssetTypeForNode', node)
      return props.buzzAssetType || null
    },
    setBuzzAssetTypeForNode(node: unknown, assetType: unknown) {
      const op = 'setBuzzAssetTypeForNode'
      const format = checkOneOf(op, 'assetType', assetType, formats)
      if (!isHandle(node)) throw wrongType(op, 'node', 'SceneNode', node)
      setProp(editable(node, op), 'buzzAssetType', format)
    },
    getTextContent: (node: unknown) =>
      textFields(session, readNode('getTextContent', node)),
    getMediaContent: (node: unknown) =>
      mediaFields(session, readNode('getMediaContent', node))
  }
}
