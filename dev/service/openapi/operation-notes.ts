const licensed =
  'At most 50 items per request. Each has a result at its position; one that fails has an error and is not charged, and the reply is still 200. Repeats are free, unless the subscription charges them.'

const either =
  'Size or format alone determines the other: `vector` is `eps`, all others are `jpg`.'

const downloaded = 'A new address of a licensed file, valid for 8 hours.'

const listed = 'Unknown ids are listed under `errors`.'

const updated =
  'Changes in an interval until now, or between two days that are at most three days apart.'

const added = 'Existing items keep their place.'
const set = 'Replaces all items; remaining ones keep their time.'
const removed = 'Unknown ids are ignored.'

/** Notes for clients in addition to the schemas, by method and path. */
export const operationNotes: Readonly<Record<string, string>> = {
  'GET /v2/images/search':
    'A search without results is a success. Words without results are replaced by the nearest ones; see `spellcheck_info`.',
  'GET /v2/images': listed,
  'POST /v2/images':
    'For reverse search: request images similar to the returned id, which begins with `U`. The picture itself is not stored.',
  'POST /v2/images/licenses': `${licensed} ${either}`,
  'POST /v2/images/licenses/{id}/downloads': downloaded,
  'GET /v2/images/updated': updated,
  'GET /v2/images/collections/{id}':
    'Collections of others require their `share_code`.',
  'POST /v2/images/collections/{id}/items': added,
  'PUT /v2/images/collections/{id}/items': set,
  'DELETE /v2/images/collections/{id}/items': removed,
  'GET /v2/videos': listed,
  'POST /v2/videos/licenses': licensed,
  'POST /v2/videos/licenses/{id}/downloads': downloaded,
  'GET /v2/videos/updated': updated,
  'POST /v2/videos/collections/{id}/items': added,
  'PUT /v2/videos/collections/{id}/items': set,
  'DELETE /v2/videos/collections/{id}/items': removed,
  'GET /v2/audio': listed,
  'POST /v2/audio/licenses': licensed,
  'POST /v2/audio/licenses/{id}/downloads': downloaded,
  'POST /v2/audio/collections/{id}/items': added,
  'PUT /v2/audio/collections/{id}/items': set,
  'DELETE /v2/audio/collections/{id}/items': removed,
  'GET /v2/oauth/authorize':
    'Open it in the person’s browser. After sign-in and consent it is redirected to `redirect_uri` with `code` and `state`.',
  'POST /v2/oauth/access_token':
    'A code is valid once, for five minutes. With `expires` the token is valid for an hour and has a refresh token; without, until the person changes password or e-mail address.',
  'GET /v2/user/subscriptions': 'Includes expired ones, without an allotment.',
  'GET /v2/test/validate': 'Returns the parsed parameters.'
}
