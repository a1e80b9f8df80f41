/**
 * The raw WebAssembly exports of PDFium that are used here. Pointers and booleans are numbers, strings and structures
 * are addresses in `memory`. Signatures: public/fpdf*.h of PDFium.
 */
type Address = number;

export interface PdfiumExports {
  readonly memory: WebAssembly.Memory;
  malloc(sizeBytes: number): Address;
  free(address: Address): void;

  FPDF_InitLibrary(): void;
  FPDF_LoadMemDocument(bytes: Address, sizeBytes: number, password: Address): Address;
  FPDF_CloseDocument(document: Address): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Address): number;
  FPDF_GetFormType(document: Address): number;
  FPDF_LoadPage(document: Address, index: number): Address;
  FPDF_ClosePage(page: Address): void;
  FPDF_GetPageWidthF(page: Address): number;
  FPDF_GetPageHeightF(page: Address): number;
  FPDF_GetPageBoundingBox(page: Address, rect: Address): number;
  FPDF_RenderPageBitmap(
    bitmap: Address,
    page: Address,
    left: number,
    top: number,
    width: number,
    height: number,
    quarterTurns: number,
    flags: number,
  ): void;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: Address, stride: number): Address;
  FPDFBitmap_FillRect(bitmap: Address, left: number, top: number, width: number, height: number, argb: number): number;
  FPDFBitmap_GetBuffer(bitmap: Address): Address;
  FPDFBitmap_GetStride(bitmap: Address): number;
  FPDFBitmap_Destroy(bitmap: Address): void;

  FPDFPage_GetRotation(page: Address): number;
  FPDFPage_Flatten(page: Address, flag: number): number;
  FPDFDOC_InitFormFillEnvironment(document: Address, info: Address): Address;
  FPDFDOC_ExitFormFillEnvironment(form: Address): void;
  FORM_OnAfterLoadPage(page: Address, form: Address): void;
  FORM_OnBeforeClosePage(page: Address, form: Address): void;
  FPDFPage_GetAnnotCount(page: Address): number;
  FPDFPage_GetAnnot(page: Address, index: number): Address;
  FPDFPage_CloseAnnot(annotation: Address): void;
  FPDFPage_RemoveAnnot(page: Address, index: number): number;
  FPDFAnnot_GetSubtype(annotation: Address): number;
  FPDFAnnot_GetFlags(annotation: Address): number;
  FPDFAnnot_HasKey(annotation: Address, key: Address): number;

  FPDFPage_CountObjects(page: Address): number;
  FPDFPage_GetObject(page: Address, index: number): Address;
  FPDFPageObj_CountMarks(object: Address): number;
  FPDFPageObj_GetMark(object: Address, index: number): Address;
  FPDFPageObjMark_GetName(mark: Address, name: Address, sizeBytes: number, length: Address): number;
  FPDFPageObjMark_GetParamValueType(mark: Address, key: Address): number;
  FPDFPageObj_Destroy(object: Address): void;
  FPDFPageObj_SetIsActive(object: Address, active: number): number;
  FPDFPageObj_GetType(object: Address): number;
  FPDFPageObj_GetBounds(object: Address, left: Address, bottom: Address, right: Address, top: Address): number;
  FPDFPageObj_GetMatrix(object: Address, matrix: Address): number;
  FPDFPageObj_Transform(object: Address, a: number, b: number, c: number, d: number, e: number, f: number): void;
  FPDFPageObj_GetFillColor(object: Address, r: Address, g: Address, b: Address, a: Address): number;
  FPDFPageObj_GetStrokeColor(object: Address, r: Address, g: Address, b: Address, a: Address): number;
  FPDFPageObj_HasTransparency(object: Address): number;
  FPDFPageObj_GetClipPath(object: Address): Address;
  FPDFPageObj_TransformClipPath(
    object: Address,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void;
  FPDFClipPath_CountPaths(clip: Address): number;
  FPDFClipPath_CountPathSegments(clip: Address, path: number): number;
  FPDFClipPath_GetPathSegment(clip: Address, path: number, index: number): Address;
  FPDFFormObj_CountObjects(form: Address): number;
  FPDFFormObj_GetObject(form: Address, index: number): Address;
  FPDFFormObj_RemoveObject(form: Address, object: Address): number;
  FPDFImageObj_GetImagePixelSize(image: Address, width: Address, height: Address): number;
  FPDFTextObj_GetTextRenderMode(object: Address): number;
  FPDFTextObj_GetFontSize(object: Address, size: Address): number;
  FPDFTextObj_GetFont(object: Address): Address;

  FPDF_CreateNewDocument(): Address;
  FPDFPage_New(document: Address, index: number, width: number, height: number): Address;
  FPDFPage_InsertObject(page: Address, object: Address): void;
  FPDFPage_RemoveObject(page: Address, object: Address): number;
  FPDFPageObj_CreateTextObj(document: Address, font: Address, size: number): Address;
  FPDFText_LoadStandardFont(document: Address, name: Address): Address;
  FPDFText_SetCharcodes(object: Address, codes: Address, count: number): number;

  FPDFPath_CountSegments(path: Address): number;
  FPDFPath_GetPathSegment(path: Address, index: number): Address;
  FPDFPathSegment_GetPoint(segment: Address, x: Address, y: Address): number;
  FPDFPathSegment_GetType(segment: Address): number;
  FPDFPathSegment_GetClose(segment: Address): number;
  FPDFPath_GetDrawMode(path: Address, fill: Address, stroke: Address): number;

  FPDFText_LoadPage(page: Address): Address;
  FPDFText_ClosePage(textPage: Address): void;
  FPDFText_CountChars(textPage: Address): number;
  FPDFText_GetUnicode(textPage: Address, index: number): number;
  FPDFText_IsGenerated(textPage: Address, index: number): number;
  FPDFText_GetTextObject(textPage: Address, index: number): Address;
  FPDFText_GetFontSize(textPage: Address, index: number): number;
  FPDFText_GetMatrix(textPage: Address, index: number, matrix: Address): number;
  FPDFText_GetCharOrigin(textPage: Address, index: number, x: Address, y: Address): number;
  FPDFText_GetCharBox(
    textPage: Address,
    index: number,
    left: Address,
    right: Address,
    bottom: Address,
    top: Address,
  ): number;
  FPDFText_GetLooseCharBox(textPage: Address, index: number, rect: Address): number;
}
