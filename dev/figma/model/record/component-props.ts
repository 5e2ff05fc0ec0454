/** A property that instances of a component may set; variants have none. */
export interface PropertyDefinition {
  type: 'BOOLEAN' | 'TEXT' | 'INSTANCE_SWAP'
  defaultValue: string | boolean
  preferredValues?: readonly InstanceSwapPreferredValue[]
}

/** The members of a layer that a component property can drive. */
export type PropertyField = 'visible' | 'characters' | 'mainComponent'

/** Links between components, instances and their layers. */
export interface ComponentProps {
  /** The key of a component from a library; empty for one of this document. */
  componentKey: string
  /** The properties by name with its unique ending. */
  componentPropertyDefinitions: Readonly<Record<string, PropertyDefinition>>
  componentPropertyReferences: Readonly<
    Partial<Record<PropertyField, string>>
  > | null
  /** The values that an instance sets, by property name. */
  componentProperties: Readonly<Record<string, string | boolean>>
  isExposedInstance: boolean
  scaleFactor: number
  detachedInfo: DetachedInfo | null
  mainComponent: string
  /** In an instance: the layer that this one follows. */
  sourceId: string
  /** In an instance: the overridden properties, which do not follow. */
  overrides: readonly string[]
}

export const componentDefaults: ComponentProps = {
  componentKey: '',
  componentPropertyDefinitions: {},
  componentPropertyReferences: null,
  componentProperties: {},
  isExposedInstance: false,
  scaleFactor: 1,
  detachedInfo: null,
  mainComponent: '',
  sourceId: '',
  overrides: []
}
