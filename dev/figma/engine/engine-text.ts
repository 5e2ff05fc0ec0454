import type { EitherModule } from 'quickjs-emscripten-core'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A lone surrogate, which an encoder would replace and the engine keeps. */
const loneSurrogate = /\p{Surrogate}/u

/**
 * Replaces the engine's conversion of text by the environment's own. The engine
 * goes byte by byte, which for a panel's HTML takes as long as its start.
 */
export function speedUpText<T extends EitherModule>(engine: T): T {
  const stringToUTF8 = engine.stringToUTF8.bind(engine)
  let text = ''
  let bytes = new Uint8Array()

  function encode(given: string): Uint8Array {
    if (given !== text) bytes = encoder.encode(given)
    text = given
    return bytes
  }

  engine.stringToUTF8 = (given, at, room) => {
    if (loneSurrogate.test(given)) return stringToUTF8(given, at, room)
    const encoded = encode(given)
    engine.HEAPU8.set(encoded, at)
    engine.HEAPU8[at + encoded.length] = 0
    text = ''
    bytes = new Uint8Array()
  }
  // A half takes three bytes, and so does what replaces it.
  engine.lengthBytesUTF8 = given => encode(given).length
  engine.UTF8ToString = at => {
    const end = engine.HEAPU8.indexOf(0, at)
    return decoder.decode(engine.HEAPU8.subarray(at, end))
  }
  return engine
}
