/** How a frame arranges its children, and a child behaves in it. */
export interface LayoutProps {
  layoutMode: 'NONE' | 'HORIZONTAL' | 'VERTICAL'
  layoutWrap: 'NO_WRAP' | 'WRAP'
  paddingLeft: number
  paddingRight: number
  paddingTop: number
  paddingBottom: number
  itemSpacing: number
  /** Null follows `itemSpacing`. */
  counterAxisSpacing: number | null
  primaryAxisSizingMode: 'FIXED' | 'AUTO'
  counterAxisSizingMode: 'FIXED' | 'AUTO'
  primaryAxisAlignItems:
    | 'MIN'
    | 'MAX'
    | 'CENTER'
    | 'SPACE_BETWEEN'
    | 'SPACE_EVENLY'
    | 'SPACE_AROUND'
  counterAxisAlignItems: 'MIN' | 'MAX' | 'CENTER' | 'BASELINE'
  counterAxisAlignContent: 'AUTO' | 'SPACE_BETWEEN'
  itemReverseZIndex: boolean
  strokesIncludedInLayout: boolean
  overflowDirection: OverflowDirection
  numberOfFixedChildren: number
  layoutAlign: 'MIN' | 'CENTER' | 'MAX' | 'STRETCH' | 'INHERIT'
  layoutGrow: number
  layoutPositioning: 'AUTO' | 'ABSOLUTE'
  minWidth: number | null
  maxWidth: number | null
  minHeight: number | null
  maxHeight: number | null
}

export const layoutDefaults: LayoutProps = {
  layoutMode: 'NONE',
  layoutWrap: 'NO_WRAP',
  paddingLeft: 0,
  paddingRight: 0,
  paddingTop: 0,
  paddingBottom: 0,
  itemSpacing: 0,
  counterAxisSpacing: null,
  primaryAxisSizingMode: 'AUTO',
  counterAxisSizingMode: 'FIXED',
  primaryAxisAlignItems: 'MIN',
  counterAxisAlignItems: 'MIN',
  counterAxisAlignContent: 'AUTO',
  itemReverseZIndex: false,
  strokesIncludedInLayout: false,
  overflowDirection: 'NONE',
  numberOfFixedChildren: 0,
  layoutAlign: 'INHERIT',
  layoutGrow: 0,
  layoutPositioning: 'AUTO',
  minWidth: null,
  maxWidth: null,
  minHeight: null,
  maxHeight: null
}
