import { describe, expect, it } from 'vitest'
import { hideHistory } from '../set-up/hide-history.ts'
import { accountOf, licenseAssets, licensePosts } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { licensedFiles } from './slow-file.ts'
import { cors, nameOf, sizeOfMp3, useTrack } from './use-track.ts'

const own = useTrack()
const { stack } = own

async function licenseAndSave(): Promise<void> {
  await licenseAssets(own.file, [own.track])
  await own.file.panel.saveFiles(own.offered(), own.save)
}

/** Sends these bytes in place of the next licensed file. */
function replaceFile(bytes: Uint8Array<ArrayBuffer>): void {
  stack.network.breakNext(licensedFiles, async () => {
    const length = { 'Content-Length': String(bytes.length) }
    return new Response(bytes, { headers: { ...length, ...cors } })
  })
}

/** 8 MB that begin like this. */
function fileOf(head: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8_000_000)
  bytes.set(Buffer.from(head, 'latin1'))
  return bytes
}

describe('a licensed track', () => {
  it('is saved under its real name, at no charge', async () => {
    await licenseAndSave()

    const [[name, content] = []] = [...own.saved]
    expect(name).toBe(`${nameOf(own.track)}.mp3`)
    expect(content?.type).toBe('audio/mpeg')
    expect(content?.size).toBe(sizeOfMp3(own.track))
    expect(licensePosts(stack)).toBe(1)
    expect(await accountOf(stack, 'studio', 'audio')).toMatchObject({
      left: 49
    })
  })

  it('is saved as the original that another license gives', async () => {
    own.file = await switchAccount(stack, own.file, 'musician')
    await own.file.panel.planLicenses([own.track])
    own.file.panel.chooseSubscription(own.track, 's1100010')
    await own.file.panel.confirmLicenses()

    await own.file.panel.saveFiles(own.offered(), own.save)

    const [[name, content] = []] = [...own.saved]
    expect(name).toBe(`${nameOf(own.track)}.wav`)
    expect(content?.type).toBe('audio/wav')
  })

  it.each([
    ['ogg', 'audio/ogg', 'OggS\0\x02'],
    ['flac', 'audio/flac', 'fLaC\0\0'],
    ['mp3', 'audio/mpeg', 'ID3\x04\0\0'],
    ['wav', 'audio/wav', 'RIFF\xff\xff\xff\xffWAVE']
  ])('has the ending of what arrived: %s', async (end, type, head) => {
    replaceFile(fileOf(head))

    await licenseAndSave()

    const [[name, content] = []] = [...own.saved]
    expect(name).toBe(`${nameOf(own.track)}.${end}`)
    expect(content?.type).toBe(type)
  })

  it('is fetched and saved once, however often it is pressed', async () => {
    await licenseAssets(own.file, [own.track])

    await Promise.all(
      [1, 2, 3].map(() => own.file.panel.saveFiles(own.offered(), own.save))
    )

    const asked = stack.network.asked.filter(one =>
      one.startsWith(licensedFiles)
    )
    expect(own.saved.size).toBe(1)
    expect(asked).toHaveLength(1)
  })

  it('is saved before its license has a number', async () => {
    hideHistory(stack)

    await licenseAndSave()

    expect(own.offered()).toMatchObject([{ licenseId: null }])
    expect(own.saved.size).toBe(1)
  })

  it('has to wait for the number once its link expired', async () => {
    const showHistory = hideHistory(stack)
    await licenseAssets(own.file, [own.track])
    await stack.clock.advance(9 * 3_600_000)

    await own.file.panel.saveFiles(own.offered(), own.save)
    showHistory()

    expect(readNotices(own.file)).toMatch(
      /The link to the licensed file expired/
    )
    expect(own.saved.size).toBe(0)
  })

  it('is saved from a new link when the first has expired', async () => {
    await licenseAssets(own.file, [own.track])
    await stack.clock.advance(9 * 3_600_000)

    await own.file.panel.saveFiles(own.offered(), own.save)

    expect(own.saved.size).toBe(1)
    expect(licensePosts(stack)).toBe(1)
  })

  /** The host of files lets no page read them. */
  function closeHost(): void {
    stack.network.breakAll((line, go) =>
      line.startsWith(licensedFiles)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : go()
    )
  }

  const relay = `POST ${addresses.gateway}/media`

  it('is saved through the gateway where its host is closed', async () => {
    closeHost()
    stack.network.breakNext(
      relay,
      async () => new Response(fileOf('OggS\0'), { headers: cors })
    )

    await licenseAndSave()

    expect([...own.saved.keys()]).toEqual([`${nameOf(own.track)}.ogg`])
  })

  it('opens in the browser when the gateway cannot pass it on', async () => {
    closeHost()
    stack.network.breakNext(relay, async () => {
      const error = { code: 'image-too-large', message: 'Over 200 MB.' }
      return Response.json({ error }, { status: 413, headers: cors })
    })

    await licenseAndSave()

    expect(own.saved.size).toBe(0)
    expect(own.file.headless.opened.at(-1)).toMatch(
      new RegExp(`^${addresses.service}/media/licensed/`)
    )
    expect(readNotices(own.file)).not.toMatch(/too large/)
  })
})

describe('a faulty file', () => {
  const faults: [string, RegExp, () => void][] = [
    [
      'a page',
      /Something other than the licensed file arrived/,
      () => stack.service.faults.breakMedia('not-an-image', 2)
    ],
    [
      'an image',
      /Something other than the licensed file arrived/,
      () => replaceFile(fileOf('\xff\xd8\xff\xe0'))
    ],
    [
      'an EPS',
      /Something other than the licensed file arrived/,
      () => replaceFile(fileOf('%!PS-Adobe-3.0 EPSF-3.0'))
    ],
    [
      'half of the file',
      /a faulty file, much smaller/,
      () => stack.service.faults.breakMedia('short')
    ],
    [
      'a WAV that ends early',
      /arrived incomplete/,
      () => replaceFile(fileOf('RIFF\xff\xff\xff\x0fWAVE'))
    ]
  ]

  it.each(faults)(
    'is not saved, and tried again at no charge: %s',
    async (_, text, breakFile) => {
      await licenseAssets(own.file, [own.track])
      breakFile()

      await own.file.panel.saveFiles(own.offered(), own.save)
      const before = own.saved.size
      const notice = own.file.panel.$notices
        .get()
        .find(one => text.test(one.text))
      notice?.action?.run()
      await stack.until(() => own.saved.size > 0)

      expect(before).toBe(0)
      expect(notice?.text).toMatch(/Try again; you won’t be charged|try again/)
      expect(notice?.action?.text).toBe('Try again')
      expect([...own.saved.keys()]).toEqual([`${nameOf(own.track)}.mp3`])
      expect(licensePosts(stack)).toBe(1)
    }
  )
})
