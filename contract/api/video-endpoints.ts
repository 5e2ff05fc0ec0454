import * as v from 'valibot'
import { AuthCookie } from './records/auth-cookie.ts'
import { endpoint } from './endpoint.ts'
import { list, searchList } from './records/envelope.ts'
import { historyQuery } from './history-query.ts'
import { CategoryRecord } from './records/image.ts'
import { DownloadHistory, DownloadUrl } from './records/download-history.ts'
import {
  LicenseVideo,
  LicenseVideoResult,
  videoSizes
} from './records/license.ts'
import { ids, language, repeated, view } from './query.ts'
import { routes } from './routes.ts'
import { shortText } from './records/short-text.ts'
import { similarQuery } from './similar-query.ts'
import { UpdatedMedia } from './records/updated-media.ts'
import { updatedQuery } from './updated-query.ts'
import { VideoRecord } from './records/video.ts'
import { videoSearchQuery } from './video-search-query.ts'

export const searchVideos = endpoint({
  summary: 'Search videos',
  ...routes.searchVideos,
  access: 'application',
  scope: null,
  query: videoSearchQuery,
  body: null,
  reply: searchList(VideoRecord),
  codes: [200, 400, 404],
  relayed: true
})

export const listSimilarVideos = endpoint({
  summary: 'List similar videos',
  ...routes.listSimilarVideos,
  access: 'application',
  scope: null,
  query: similarQuery,
  body: null,
  reply: searchList(VideoRecord),
  codes: [200, 400, 404],
  relayed: true
})

export const listVideos = endpoint({
  summary: 'List videos',
  ...routes.listVideos,
  access: 'application',
  scope: null,
  query: v.object({
    id: ids(),
    language: language(),
    view: view('minimal')
  }),
  body: null,
  reply: list(VideoRecord),
  codes: [200, 400],
  relayed: true
})

export const getVideo = endpoint({
  summary: 'Get video details',
  ...routes.getVideo,
  access: 'application',
  scope: null,
  query: v.object({ language: language(), view: view('full') }),
  body: null,
  reply: VideoRecord,
  codes: [200, 400, 404],
  relayed: true
})

export const listVideoCategories = endpoint({
  summary: 'List categories',
  ...routes.listVideoCategories,
  access: 'application',
  scope: null,
  query: v.object({ language: language() }),
  body: null,
  reply: list(CategoryRecord),
  codes: [200, 400],
  relayed: true
})

export const listUpdatedVideos = endpoint({
  summary: 'List updated videos',
  method: 'GET',
  path: '/v2/videos/updated',
  access: 'application',
  scope: null,
  query: v.object(updatedQuery),
  body: null,
  reply: list(UpdatedMedia),
  codes: [200, 400],
  relayed: false
})

export const licenseVideos = endpoint({
  summary: 'License videos',
  ...routes.licenseVideos,
  access: 'person',
  scope: 'licenses.create',
  query: v.object({
    subscription_id: v.optional(v.string()),
    size: v.optional(v.picklist(videoSizes), 'web'),
    search_id: v.optional(shortText())
  }),
  body: v.object({ videos: repeated(LicenseVideo, 1, 50) }),
  reply: list(LicenseVideoResult),
  codes: [200, 400],
  relayed: false
})

export const listVideoLicenses = endpoint({
  summary: 'List licenses',
  ...routes.listVideoLicenses,
  access: 'person',
  scope: 'licenses.view',
  query: v.object({ video_id: v.optional(v.string()), ...historyQuery }),
  body: null,
  reply: list(DownloadHistory),
  codes: [200, 400],
  relayed: false
})

export const downloadVideo = endpoint({
  summary: 'Download video',
  ...routes.downloadVideo,
  access: 'person',
  scope: 'licenses.view',
  query: v.object({}),
  body: v.object({
    size: v.optional(v.picklist(videoSizes)),
    auth_cookie: v.optional(AuthCookie),
    show_modal: v.optional(v.boolean()),
    verification_code: v.optional(v.string())
  }),
  reply: DownloadUrl,
  codes: [200, 400, 404],
  relayed: false
})
