import type { Placed } from "#mocks/seed/art/category-art.ts"
import { colors } from "./product.ts"

/** The four main categories with their pictures; the second category's picture is the hero picture. */
export const mainCategories: readonly {
  readonly name: string
  readonly handle: string
  readonly description: string
  readonly tint: string
  readonly things: readonly Placed[]
  readonly children: readonly (readonly [string, string])[]
}[] = [
  {
    name: "Clothing",
    handle: "clothing",
    description: "Made to be worn often.",
    tint: "#c9a27e",
    things: [
      { kind: "breton", color: colors.Ink, accent: colors.Chalk, x: 230, y: 0, size: 0.86 },
      { kind: "raincoat", color: colors.Ochre, accent: colors.Coal, x: 600, y: 0, size: 0.92 },
      { kind: "jumper", color: colors.Clay, accent: colors.Chalk, x: 970, y: 0, size: 0.86 },
    ],
    children: [
      ["Tops", "tops"],
      ["Outerwear", "outerwear"],
      ["Bottoms", "bottoms"],
      ["Accessories", "accessories"],
    ],
  },
  {
    name: "Home",
    handle: "home",
    description: "For the table, the sofa and the windowsill.",
    tint: "#8fa58c",
    things: [
      { kind: "planter", color: colors.Moss, accent: colors.Clay, x: 250, y: 730, size: 0.82 },
      { kind: "teapot", color: colors.Clay, accent: colors.Coal, x: 610, y: 760, size: 0.84 },
      { kind: "vase", color: colors.Sea, accent: colors.Sand, x: 940, y: 730, size: 0.88 },
    ],
    children: [
      ["Kitchen", "kitchen"],
      ["Living room", "living-room"],
      ["Garden", "garden"],
    ],
  },
  {
    name: "Travel",
    handle: "travel",
    description: "For wherever you’re headed.",
    tint: "#7f9bb3",
    things: [
      { kind: "backpack", color: colors.Clay, accent: colors.Chalk, x: 270, y: 800, size: 0.95 },
      { kind: "weekender", color: colors.Moss, accent: colors.Coal, x: 640, y: 815, size: 0.72 },
      { kind: "sneakers", color: colors.Ochre, accent: colors.Clay, x: 985, y: 850, size: 0.62 },
    ],
    children: [
      ["Bags", "bags"],
      ["Shoes", "shoes"],
      ["Travel accessories", "travel-accessories"],
    ],
  },
  {
    name: "Desk",
    handle: "desk",
    description: "For good days at work.",
    tint: "#b58f9c",
    things: [
      { kind: "chair", color: colors.Moss, accent: colors.Sand, x: 300, y: 815, size: 0.95 },
      { kind: "clock", color: colors.Plum, accent: colors.Ochre, x: 620, y: 240, size: 0.5 },
      { kind: "lamp", color: colors.Ochre, accent: colors.Ink, x: 650, y: 800, size: 0.62 },
      { kind: "stool", color: colors.Ink, accent: colors.Clay, x: 965, y: 820, size: 0.82 },
    ],
    children: [
      ["Stationery", "stationery"],
      ["Workspace", "workspace"],
    ],
  },
]

/** Collections across categories, each with a picture. */
export const collections: readonly {
  readonly title: string
  readonly tint: string
  readonly things: readonly Placed[]
}[] = [
  {
    title: "Everyday",
    tint: "#c2a06a",
    things: [
      { kind: "backpack", color: colors.Ink, accent: colors.Sand, x: 290, y: 715, size: 0.9 },
      { kind: "bottle", color: colors.Clay, accent: colors.Chalk, x: 640, y: 740, size: 0.72 },
      { kind: "mug", color: colors.Sea, accent: colors.Chalk, x: 915, y: 760, size: 0.82 },
    ],
  },
  {
    title: "Summer",
    tint: "#7fa3a8",
    things: [
      { kind: "tote", color: colors.Sand, accent: colors.Sea, x: 270, y: 715, size: 0.9 },
      { kind: "carafe", color: colors.Sea, accent: colors.Chalk, x: 620, y: 735, size: 0.78 },
      { kind: "sneakers", color: colors.Rose, accent: colors.Chalk, x: 945, y: 765, size: 0.68 },
    ],
  },
  {
    title: "Winter",
    tint: "#8d93b5",
    things: [
      { kind: "blanket", color: colors.Plum, accent: colors.Rose, x: 310, y: 730, size: 0.97 },
      { kind: "teapot", color: colors.Ink, accent: colors.Ochre, x: 690, y: 750, size: 0.7 },
      { kind: "candle", color: colors.Ochre, accent: colors.Coal, x: 1010, y: 715, size: 0.8 },
    ],
  },
]
