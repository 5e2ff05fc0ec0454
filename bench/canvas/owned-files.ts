import type { MediaType } from '../../contract/api/media-type.ts'
import type { OpenStack } from '../../test/flows/set-up/open-stack.ts'

const base = 'http://localhost:4402/v2'

type OwnLicense = { id: string } & Record<
  MediaType,
  { format: { size: string } }
>

/** Requests for the address of each file that a person has licensed. */
export async function findAddresses(
  { network, service }: OpenStack,
  person: string,
  medium: MediaType = 'image'
): Promise<(() => Promise<string>)[]> {
  const token = service.makeToken(person, ['licenses.view', 'licenses.create'])
  const headers = { Authorization: `Bearer ${token}` }
  const url = `${base}/${medium}s/licenses`
  const reply = await network.fetchFromFrame(`${url}?per_page=200`, { headers })
  const { data } = (await reply.json()) as { data: OwnLicense[] } // the API's
  return data.map(({ id, [medium]: { format } }) => async () => {
    const answer = await network.fetchFromFrame(`${url}/${id}/downloads`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ size: format.size })
    })
    const download = (await answer.json()) as { url: string } // the API's
    return download.url
  })
}
