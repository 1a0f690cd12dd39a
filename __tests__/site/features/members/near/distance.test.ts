import { byDistance, distanceBetween, distanceTo } from "#features/members/near/distance.ts"

const ghent = { latitude: 51.05, longitude: 3.72 }
const bruges = { latitude: 51.21, longitude: 3.22 }

test("Bruges is some 39 km from Ghent, in both directions", () => {
  expect(distanceBetween(ghent, bruges)).toBeCloseTo(39.2, 0)
  expect(distanceBetween(bruges, ghent)).toBeCloseTo(distanceBetween(ghent, bruges), 9)
  expect(distanceBetween(ghent, ghent)).toBe(0)
})

test("the nearest come first, and those without a place last in the order that they had", () => {
  const items = [
    { name: "nowhere", coordinates: null },
    { name: "Arlon", coordinates: [49.68, 5.82] },
    { name: "also nowhere", coordinates: null },
    { name: "Ghent", coordinates: [51.05, 3.72] },
    { name: "Bruges", coordinates: [51.21, 3.22] },
  ]
  expect(byDistance(items, ghent).map(({ name }) => name)).toEqual(["Ghent", "Bruges", "Arlon", "nowhere", "also nowhere"])
})

test("a distance is told in whole kilometres", () => {
  expect(distanceTo({ coordinates: [51.21, 3.22] }, ghent)).toBe("39")
  expect(distanceTo({ coordinates: [51.05, 3.72] }, ghent)).toBe("< 1")
  expect(distanceTo({ coordinates: null }, ghent)).toBeNull()
})
