<?php

declare(strict_types=1);

namespace Drupal\g30\References;

use Drupal\Core\Entity\EntityInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\File\FileUrlGeneratorInterface;
use Drupal\Core\Site\Settings;
use Drupal\file\FileInterface;
use Symfony\Component\HttpFoundation\RequestStack;

/**
 * Finds the addresses that lead to an item.
 */
final class OwnAddresses {

  private const NUMBERED = ['node' => '/node', 'taxonomy_term' => '/taxonomy/term', 'user' => '/user'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly FileUrlGeneratorInterface $fileUrls,
    private readonly RequestStack $requests,
  ) {}

  /**
   * The paths of an item: by number, its aliases, former ones, and its bytes.
   *
   * @return string[]
   *   Paths without a host.
   */
  public function pathsOf(EntityInterface $entity): array {
    if ($entity instanceof FileInterface) {
      return [rawurldecode($this->fileUrls->generateString($entity->getFileUri()))];
    }
    $prefix = self::NUMBERED[$entity->getEntityTypeId()] ?? NULL;
    if ($prefix === NULL) {
      return [];
    }
    $own = "$prefix/{$entity->id()}";
    $aliases = $this->entityTypeManager->getStorage('path_alias')->loadByProperties(['path' => $own]);
    $current = array_map(static fn ($alias): string => $alias->getAlias(), array_values($aliases));
    return array_values(array_unique([$own, ...$current, ...$this->formerOf($entity, $own)]));
  }

  /**
   * The hosts of this request and of the site.
   *
   * @return string[]
   *   Hosts as a link has them, with `//` before; '' for no host.
   */
  public function hosts(): array {
    $site = parse_url((string) Settings::get('g30_site_url', ''));
    $port = isset($site['port']) ? ":{$site['port']}" : '';
    $hosts = [$this->requests->getCurrentRequest()?->getHttpHost(), isset($site['host']) ? $site['host'] . $port : NULL];
    return ['', ...array_map(static fn (string $host): string => '//' . strtolower($host), array_filter($hosts))];
  }

  /**
   * The addresses that the module Redirect leads to an item.
   *
   * @return string[]
   *   The paths.
   */
  private function formerOf(EntityInterface $entity, string $own): array {
    if (!$this->entityTypeManager->hasDefinition('redirect')) {
      return [];
    }
    $storage = $this->entityTypeManager->getStorage('redirect');
    $targets = ["internal:$own", "entity:{$entity->getEntityTypeId()}/{$entity->id()}"];
    $ids = $storage->getQuery()->accessCheck(FALSE)->condition('redirect_redirect.uri', $targets, 'IN')->execute();
    $paths = array_map(static fn ($redirect): string => '/' . ltrim($redirect->get('redirect_source')->path ?? '', '/'), $storage->loadMultiple($ids));
    return array_values($paths);
  }

}
