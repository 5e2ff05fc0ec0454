import { describe, expect, it } from 'vitest'
import { findTracks } from '../set-up/find-media.ts'
import { licenseAssets } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { licensedFiles, slowFile } from './slow-file.ts'
import { cors, nameOf, sizeOfMp3, useTrack } from './use-track.ts'

const megabyte = 1_000_000

const own = useTrack()
const { stack } = own

describe('a download', () => {
  /** Starts to save the own.track, which arrives as slowly as the test wants. */
  async function saveSlowly() {
    await licenseAssets(own.file, [own.track])
    const arriving = slowFile(stack)
    const saving = own.file.panel.saveFiles(own.offered(), own.save)
    return { arriving, saving }
  }

  function progress(): object[] {
    return [...own.file.panel.$saving.get().values()]
  }

  it('shows how much has arrived, in every place', async () => {
    const { arriving, saving } = await saveSlowly()
    await arriving.send(1000)
    await stack.until(() => progress().length > 0)
    const shown = own.file.panel.$saving
    await stack.until(() => [...shown.get().values()].some(one => one.done > 0))

    const during = progress()
    const works = [...own.file.panel.$works.get().values()]
    await arriving.sendRest()
    await saving

    expect(during).toMatchObject([{ done: 1000, total: expect.any(Number) }])
    expect(works).toMatchObject([{ kind: 'files', total: 1 }])
    expect(progress()).toEqual([])
    expect([...own.file.panel.$works.get().values()]).toEqual([])
    expect(own.saved.size).toBe(1)
  })

  it('is stopped by the person, without a notice', async () => {
    const { arriving, saving } = await saveSlowly()
    await arriving.send(1000)
    await stack.until(() => progress().length > 0)

    own.file.panel.stopSaving()
    await saving

    expect(arriving.hasHungUp).toBe(true)
    expect(own.saved.size).toBe(0)
    expect(readNotices(own.file)).not.toMatch(/stopped|Canceled/)
    await own.file.panel.saveFiles(own.offered(), own.save)
    expect(own.saved.size).toBe(1)
  })

  it('begins again when pressed right after a stop', async () => {
    const { arriving, saving } = await saveSlowly()
    await arriving.send(1000)
    await stack.until(() => progress().length > 0)

    own.file.panel.stopSaving()
    await own.file.panel.saveFiles(own.offered(), own.save)
    await saving

    expect(arriving.hasHungUp).toBe(true)
    expect([...own.saved.keys()]).toEqual([`${nameOf(own.track)}.mp3`])
    expect(progress()).toEqual([])
    expect([...own.file.panel.$works.get().values()]).toEqual([])
  })

  it('that waits is stopped, too', async () => {
    const tracks = await findTracks(own.file.panel, 3)
    await licenseAssets(own.file, tracks)
    const arriving = slowFile(stack)
    const saving = own.file.panel.saveFiles(own.offered(), own.save)
    await arriving.send(1000)

    own.file.panel.stopSaving()
    await saving

    const asked = stack.network.asked.filter(one =>
      one.startsWith(licensedFiles)
    )
    expect(asked).toHaveLength(1)
    expect(own.saved.size).toBe(0)
    expect(readNotices(own.file)).toBe('Signed in as Studio Demo')
  })

  it('resumes where the connection breaks', async () => {
    await licenseAssets(own.file, [own.track])
    stack.network.breakNext(licensedFiles, async go => {
      const reply = await go()
      const bytes = new Uint8Array(await reply.arrayBuffer())
      let sent = false
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent) return controller.error(new TypeError('network error'))
          sent = true
          controller.enqueue(bytes.slice(0, 5000))
        }
      })
      return new Response(body, { headers: reply.headers })
    })

    await own.file.panel.saveFiles(own.offered(), own.save)

    const [content] = own.saved.values()
    const asked = stack.network.asked.filter(one =>
      one.startsWith(licensedFiles)
    )
    expect(asked).toHaveLength(2)
    expect(stack.network.asked.join('\n')).not.toContain('/downloads')
    expect(content?.size).toBe(sizeOfMp3(own.track))
  })

  it('of three tracks is one after another', async () => {
    const tracks = await findTracks(own.file.panel, 3)
    await licenseAssets(own.file, tracks)
    let open = 0
    let most = 0
    stack.network.breakAll(async (line, go) => {
      if (!line.startsWith(licensedFiles)) return go()
      most = Math.max(most, (open += 1))
      const reply = await go()
      open -= 1
      return reply
    })

    await own.file.panel.saveFiles(own.offered(), own.save)

    expect([...own.saved.keys()]).toEqual(
      tracks.map(one => `${nameOf(one)}.mp3`)
    )
    expect(most).toBe(1)
  })

  it('of 300 MB is never one array', async () => {
    await licenseAssets(own.file, [own.track])
    const chunk = new Uint8Array(megabyte)
    let left = 300
    stack.network.breakNext(licensedFiles, async () => {
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (left === 300) chunk.set(Buffer.from('OggS\0'))
          controller.enqueue(chunk.slice())
          chunk.fill(0)
          if ((left -= 1) === 0) controller.close()
        }
      })
      const length = { 'Content-Length': String(300 * megabyte) }
      return new Response(body, { headers: { ...length, ...cors } })
    })

    await own.file.panel.saveFiles(own.offered(), own.save)

    const [content] = own.saved.values()
    expect(content?.size).toBe(300 * megabyte)
    expect(content?.type).toBe('audio/ogg')
  })
})
