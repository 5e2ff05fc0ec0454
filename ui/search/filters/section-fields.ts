import type { FunctionComponent } from 'preact'
import type { FilterSection } from './filter-sections.ts'
import { ColorFields } from './color-fields.tsx'
import { DurationFields } from './duration-fields.tsx'
import type { FieldsProps } from './fields-props.ts'
import { LicenseFields } from './license-fields.tsx'
import {
  GenreFields,
  InstrumentFields,
  MoodFields,
  TempoFields,
  VocalFields
} from './music-fields.tsx'
import { OrientationFields } from './orientation-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { SizeFields } from './size-fields.tsx'
import { TypeFields } from './type-fields.tsx'
import {
  AspectRatioFields,
  FrameRateFields,
  ResolutionFields
} from './video-fields.tsx'

/** Fields of the sections that have a chip. */
export const sectionFields: Record<
  FilterSection['id'],
  FunctionComponent<FieldsProps>
> = {
  type: TypeFields,
  orientation: OrientationFields,
  color: ColorFields,
  duration: DurationFields,
  resolution: ResolutionFields,
  aspectRatio: AspectRatioFields,
  frameRate: FrameRateFields,
  people: PeopleFields,
  size: SizeFields,
  license: LicenseFields,
  genre: GenreFields,
  mood: MoodFields,
  instrument: InstrumentFields,
  tempo: TempoFields,
  vocals: VocalFields
}
