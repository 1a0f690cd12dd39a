/** The path of a request as its route is found by: `/user/%31` is `/user/1`. Whatever depends on the address asks here. */
export { getPath as pathOf } from "hono/utils/url"
