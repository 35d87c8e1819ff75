import { describe, expect, it } from "vitest"
import { carrierOf, carriers, trackingOf, trackingPage } from "./carriers.ts"

describe("carriers", () => {
  it.each([
    ["UPS", "1Z999AA10123456784"],
    ["FedEx", "449044304137821"],
    ["FedEx", "799123456789"],
    ["USPS", "9400111899223197428490"],
    ["USPS", "EC123456785US"],
    ["DHL", "00340434161094042557"],
    ["DHL", "JJD000390007882823934"],
    ["DHL", "1234567890"],
    ["DPD", "01234567890123"],
    ["GLS", "12345678901"],
    ["Hermes", "H1000730000000000001"],
    ["Hermes", "12345678901234"],
    ["Royal Mail", "RB123456785GB"],
    ["Canada Post", "1234567890123456"],
    ["Australia Post", "RB123456785AU"],
    ["La Poste", "6A12345678901"],
    ["Swiss Post", "996012345612345678"],
  ])("recognizes a number of %s: %s", (name, number) => {
    expect(carrierOf(number)?.name).toBe(name)
  })

  it("reads a number with spaces and small letters", () => {
    expect(carrierOf("1z 999 aa1 01 2345 6784")?.name).toBe("UPS")
  })

  it.each(["", "T-1", "123", "ABC123456789XX"])("recognizes no carrier in “%s”", (number) => {
    expect(carrierOf(number)).toBeUndefined()
  })

  it("has patterns of which no two match the same example", () => {
    const examples = ["1Z999AA10123456784", "RB123456785GB", "01234567890123", "12345678901234", "799123456789"]
    for (const each of examples) expect(carriers.filter(({ pattern }) => pattern.test(each))).toHaveLength(1)
  })

  it("links a number to the carrier’s tracking page, encoded", () => {
    const ups = carrierOf("1Z999AA10123456784")
    expect(ups && trackingPage(ups, "1Z 999 AA1 0123456784")).toBe(
      "https://www.ups.com/track?tracknum=1Z999AA10123456784",
    )
    expect(ups && trackingPage(ups, "a&b=c")).toBe("https://www.ups.com/track?tracknum=A%26B%3DC")
  })
})

describe("a label's tracking page", () => {
  it("is the label's own address, with the carrier that it belongs to", () => {
    const url = "https://tracking.dpd.de/status/en_US/parcel/123"
    expect(trackingOf({ tracking_number: "123", tracking_url: url })).toMatchObject({ url, carrier: { name: "DPD" } })
    const ownUrl = "https://courier.example/123"
    expect(trackingOf({ tracking_number: "123", tracking_url: ownUrl })).toEqual({ url: ownUrl })
  })

  it("comes from the number if the label has no address", () => {
    const label = { tracking_number: "RB123456785GB", tracking_url: "" }
    expect(trackingOf(label).url).toBe("https://www.royalmail.com/track-your-item#/tracking-results/RB123456785GB")
  })

  it("is missing for an unknown number or an address that isn't a web address", () => {
    expect(trackingOf({ tracking_number: "T-1", tracking_url: "#" })).toEqual({})
    expect(trackingOf({ tracking_number: "T-1", tracking_url: "javascript:alert(1)" })).toEqual({})
  })
})
