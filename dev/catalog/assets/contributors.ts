export interface Contributor {
  id: string
  name: string
  /** Short name of the material's license. */
  license: string
  /** The attribution that the license requires. */
  attribution: string
  licenseUrl: string
  /** Source of the material; missing for material from this repository. */
  website?: string | undefined
}

const cc0 = {
  license: 'CC0-1.0',
  licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/'
}

function getty(id: string, name: string): Contributor {
  return {
    id,
    name,
    ...cc0,
    website: 'https://www.getty.edu/projects/open-content-program/',
    attribution: `${name}. Digital image courtesy of the Getty's Open Content Program`
  }
}

/** All contributors of the catalogue, by a short key. */
export const contributors = {
  blossfeldt: getty('1100101', 'Karl Blossfeldt'),
  osullivan: getty('1100102', "Timothy H. O'Sullivan"),
  azari: getty('1100103', 'Fedele Azari'),
  lange: getty('1100104', 'Dorothea Lange'),
  braun: getty('1100105', 'Adolphe Braun'),
  muybridge: getty('1100106', 'Eadweard Muybridge'),
  emerson: getty('1100107', 'Peter Henry Emerson'),
  beato: getty('1100108', 'Felice Beato'),
  nasa: {
    id: '1100109',
    name: 'NASA',
    license: 'Public domain',
    licenseUrl: 'https://www.nasa.gov/nasa-brand-center/images-and-media/',
    website: 'https://earthobservatory.nasa.gov/',
    attribution: 'Imagery by NASA Earth Observatory, public domain'
  },
  uswds: {
    id: '1100110',
    name: 'U.S. Web Design System',
    ...cc0,
    website: 'https://designsystem.digital.gov/',
    attribution:
      'U.S. Web Design System, U.S. General Services Administration, CC0'
  },
  openmoji: {
    id: '1100201',
    name: 'OpenMoji',
    license: 'CC-BY-SA-4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    website: 'https://openmoji.org/',
    attribution:
      'Art by OpenMoji, the open-source emoji and icon project, CC BY-SA 4.0; composed on a new background, shared under the same license'
  },
  scenery: {
    id: '1100301',
    name: 'Cleared Scenery',
    ...cc0,
    attribution: 'Rendered by the Cleared catalogue, CC0'
  },
  studio: {
    id: '1100302',
    name: 'Cleared Pattern Studio',
    ...cc0,
    attribution: 'Rendered by the Cleared catalogue, CC0'
  },
  motion: {
    id: '1100303',
    name: 'Cleared Motion',
    ...cc0,
    attribution: 'Drawn and animated for the Cleared catalogue, CC0'
  },
  sound: {
    id: '1100304',
    name: 'Cleared Sound',
    ...cc0,
    attribution: 'Composed and synthesized for the Cleared catalogue, CC0'
  }
} as const satisfies Record<string, Contributor>
