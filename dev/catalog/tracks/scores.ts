import type { DrumPart, InstrumentPart, Part, Role, Score } from './score.ts'
import type { VoiceName } from './voices.ts'

/** The score of each track, by id. */
export const scores: Readonly<Record<string, Score>> = {
  440103: score(62, 'major', [0, 4, 5, 3], 3, [
    part('harpsichord', 'arpeggio', 0.5, -0.3, 1),
    part('harpsichord', 'melody', 0.5, 0.2, 2),
    part('strings', 'chords', 0.3, 0.3, 0)
  ]),
  440119: score(57, 'major', [0, 5, 3, 4], 4, [
    part('pad', 'chords', 0.5, -0.2, 0),
    part('flute', 'melody', 0.5, 0.3, 1)
  ]),
  440127: score(60, 'major', [0, 3, 4, 0], 4, [
    part('bell', 'melody', 0.5, 0.2, 2),
    part('bell', 'arpeggio', 0.25, -0.4, 1),
    part('strings', 'chords', 0.3, 0, 0)
  ]),
  440138: score(55, 'minor', [0, 5, 2, 6], 4, [
    part('organ', 'chords', 0.4, 0, 0),
    part('woman', 'melody', 0.5, 0.1, 1),
    part('woman', 'chords', 0.2, -0.3, 1)
  ]),
  440146: score(60, 'major', [0, 4, 3, 4], 4, [
    part('glockenspiel', 'melody', 0.4, 0.3, 2),
    part('piano', 'arpeggio', 0.5, -0.2, 0)
  ]),
  440152: score(58, 'dorian', [0, 3, 1, 4], 4, [
    part('piano', 'strum', 0.35, -0.2, 0),
    part('piano', 'melody', 0.45, 0.3, 1),
    part('bass', 'bass', 0.6, 0, -1),
    drums(0.3, 0.1)
  ]),
  440165: score(52, 'blues', [0, 0, 2, 0], 4, [
    part('guitar', 'melody', 0.6, 0.3, 1),
    part('guitar', 'strum', 0.35, -0.3, 0),
    part('bass', 'bass', 0.6, 0, -1),
    drums(0.3, 0)
  ]),
  440204: score(57, 'minor', [0, 5, 2, 6], 4, [
    part('lead', 'arpeggio', 0.35, 0.3, 1),
    part('pad', 'chords', 0.35, -0.3, 0),
    part('bass', 'bass', 0.6, 0, -1),
    drums(0.6, 0)
  ]),
  440216: score(55, 'major', [0, 4, 5, 3], 4, [
    part('guitar', 'strum', 0.45, -0.4, 0),
    part('woman', 'melody', 0.55, 0.1, 1),
    part('bass', 'bass', 0.55, 0, -1),
    drums(0.5, 0)
  ]),
  440223: score(53, 'minor', [0, 0, 5, 4], 4, [
    part('piano', 'strum', 0.4, -0.3, 0),
    part('man', 'melody', 0.5, 0.1, 0),
    part('bass', 'bass', 0.7, 0, -1),
    drums(0.65, 0)
  ]),
  440235: score(56, 'dorian', [0, 3, 6, 4], 4, [
    part('electricPiano', 'chords', 0.45, -0.2, 0),
    part('woman', 'melody', 0.5, 0.2, 1),
    part('bass', 'bass', 0.6, 0, -1)
  ]),
  440241: score(55, 'major', [0, 3, 0, 4], 4, [
    part('banjo', 'arpeggio', 0.5, 0.4, 1),
    part('guitar', 'strum', 0.4, -0.4, 0),
    part('man', 'melody', 0.5, 0, 0),
    part('bass', 'bass', 0.5, 0, -1)
  ]),
  440258: score(57, 'major', [0, 3, 4, 3], 4, [
    part('organ', 'off-beat', 0.4, 0.3, 0),
    part('guitar', 'off-beat', 0.4, -0.4, 0),
    part('bass', 'bass', 0.7, 0, -1),
    drums(0.4, 0)
  ]),
  440269: score(50, 'dorian', [0, 0, 6, 0], 4, [
    part('sitar', 'melody', 0.6, 0.2, 1),
    part('sitar', 'arpeggio', 0.3, -0.4, 0),
    drums(0.5, 0)
  ])
}

function score(
  root: number,
  scale: Score['scale'],
  chords: readonly number[],
  beatsInBar: number,
  parts: readonly Part[]
): Score {
  return { root, scale, chords, beatsInBar, parts }
}

function part(
  voice: VoiceName,
  role: Role,
  level: number,
  pan: number,
  octave: number
): InstrumentPart {
  return { voice, role, level, pan, octave }
}

function drums(level: number, pan: number): DrumPart {
  return { role: 'beat', level, pan }
}
