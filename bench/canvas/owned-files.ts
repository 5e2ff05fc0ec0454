import type { OpenStack } from '../../test/flows/set-up/open-stack.ts'

const base = 'http://localhost:4402/v2'

interface OwnLicense {
  id: string
  image: { id: string; format: { size: string } }
}

/** Requests for the address of each file that a person has licensed. */
export async function findAddresses(
  { network, service }: OpenStack,
  person: string
): Promise<(() => Promise<string>)[]> {
  const token = service.makeToken(person, ['licenses.view', 'licenses.create'])
  const headers = { Authorization: `Bearer ${token}` }
  const url = `${base}/images/licenses?per_page=200`
  const reply = await network.fetchFromFrame(url, { headers })
  const { data } = (await reply.json()) as { data: OwnLicense[] } // the API's
  return data.map(({ id, image }) => async () => {
    const answer = await network.fetchFromFrame(
      `${base}/images/licenses/${id}/downloads`,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ size: image.format.size })
      }
    )
    const { url } = (await answer.json()) as { url: string } // the API's
    return url
  })
}
