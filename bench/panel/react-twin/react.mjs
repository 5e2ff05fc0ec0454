export {
  Fragment,
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore
} from 'react'
export { createRoot } from 'react-dom/client'
export { jsx, jsxs } from 'react/jsx-runtime'
