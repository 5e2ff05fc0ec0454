const licensed =
  'At most 50 a request, each with a result in its place: one that fails has an error and costs nothing, and the reply is still 200. What a subscription has paid for before is free, unless its terms say otherwise.'

const either =
  'A size or format alone decides the other: `vector` is `eps`, all others are `jpg`.'

const downloaded =
  'A new address for what was licensed before; it works for 8 hours.'

const listed = 'Ids that are not there are named under `errors`.'

const updated =
  'What changed within an interval until now, or between two days that are at most three apart.'

const added = 'Those that are there already stay where they are.'
const set = 'Replaces all there is; those that stay keep their time.'
const removed = 'Ids that are not there are passed over.'

/** Notes for clients in addition to the schemas, by method and path. */
export const operationNotes: Readonly<Record<string, string>> = {
  'GET /v2/images/search':
    'No result is a result. A word that finds nothing gives way to the nearest one that does; `spellcheck_info` says so.',
  'GET /v2/images': listed,
  'POST /v2/images':
    'For reverse search: ask for images similar to the id, which begins with `U`. The picture itself is not kept.',
  'POST /v2/images/licenses': `${licensed} ${either}`,
  'POST /v2/images/licenses/{id}/downloads': downloaded,
  'GET /v2/images/updated': updated,
  'GET /v2/images/collections/{id}':
    'With its `share_code` also a collection of somebody else.',
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
    'Send the person there. After signing in and allowing it, their browser comes to `redirect_uri` with `code` and `state`.',
  'POST /v2/oauth/access_token':
    'A code counts once and for five minutes. With `expires` the token lives an hour and comes with a refresh token; without, until the person changes password or e-mail address.',
  'GET /v2/user/subscriptions':
    'Expired ones stay in the list, without an allotment.',
  'GET /v2/test/validate': 'Sends back what was read.'
}
