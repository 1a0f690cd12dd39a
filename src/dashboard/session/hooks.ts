import { useDispatch, useSelector } from "react-redux"
import type { RootState, Store } from "./core/store.ts"

export type AppDispatch = Store["dispatch"]

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
