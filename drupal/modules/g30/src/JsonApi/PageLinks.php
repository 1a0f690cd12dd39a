<?php

declare(strict_types=1);

namespace Drupal\g30\JsonApi;

use Drupal\jsonapi\Query\OffsetPage;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/** The page of a list that a request asks for, and the addresses of others. */
final class PageLinks {
  /** The page that a request asks for; at most fifty items. @throws BadRequestHttpException */
  public static function page(Request $request): OffsetPage {
    foreach (['filter', 'sort'] as $name) {
      if ($request->query->has($name)) {
        throw new BadRequestHttpException("This list has one order, and no filter: leave out `$name`.");
      }
    }
    $page = OffsetPage::createFromQueryParameter($request->query->all()['page'] ?? []);
    [$offset, $size] = [(int) $page->getOffset(), (int) $page->getSize()];
    if ($offset < 0 || $size <= 0) {
      throw new BadRequestHttpException('The page size needs to be a positive integer, and the offset none below 0.');
    }
    return new OffsetPage($offset, $size);
  }

  /** The addresses of this page and of those beside it, by the names that JSON:API gives them. */
  public static function of(Request $request, OffsetPage $page, bool $has_next): array {
    $at = static function (int $offset) use ($request, $page): string {
      $query = ['page' => ['offset' => max(0, $offset), 'limit' => $page->getSize()]] + $request->query->all();
      return $request->getSchemeAndHttpHost() . $request->getBaseUrl() . $request->getPathInfo() . '?' . http_build_query($query);
    };
    $offset = $page->getOffset();
    return array_filter([
      'self' => $request->getUri(),
      'next' => $has_next ? $at($offset + $page->getSize()) : NULL,
      'first' => $offset > 0 ? $at(0) : NULL,
      'prev' => $offset > 0 ? $at($offset - $page->getSize()) : NULL,
    ]);
  }
}
